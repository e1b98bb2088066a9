// SPDX-License-Identifier: Apache-2.0
// What a method is: a value with functions. One file (or small folder) a method, and a row in
// all.cpp.
#pragma once
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <rookery/error.hpp>

#include "base/chance.hpp"
#include "base/context.hpp"
#include "problem/problem.hpp"

namespace rookery {

struct NotApplicable {
  std::string why;  // ends a sentence that begins with the method's name and a colon
};
using Estimate = std::variant<Cost, NotApplicable>;

struct Answer {
  Table table;             // total: no axis; table: one axis, the number of pieces
                           // maximum: one axis of size 1; of size 0: no placement at all
                           // heat: the axes kind, row, column
  std::uint64_t work = 0;  // steps done, in the method's own unit
};

// All placements as a tree of choices; never a dead end.
struct Choice {
  Placement put;  // the pieces this choice adds; may be none
  Integer below;  // how many placements lie below it; at least 1
};
struct Picked {
  std::size_t choice;
  Placement put;  // the pieces it adds
};
class Walk {
 public:
  static constexpr std::size_t nowhere = SIZE_MAX;

  virtual ~Walk() = default;
  virtual std::vector<Choice> choices() = 0;  // empty: a whole placement
  // The choice that number `index` lies below, which becomes its number there; `nowhere` at a whole
  // placement. Walks with many choices have a quicker way than looking through them.
  virtual Picked pick(Integer& index);
  virtual void enter(std::size_t choice) = 0;
  virtual void leave() = 0;
  // The choice that leads to this placement (sorted), if any does: the first that puts some of its
  // pieces, or else the first that puts none. Walks with other choices must say so.
  virtual std::size_t towards(const Placement& whole);
};

// Draws placements, each as likely as any other and independently, without numbering them. What it
// draws depends on the problem and on the chance alone.
class Drawer {
 public:
  virtual ~Drawer() = default;
  // Several at once cost less than one after the other. Takes one number from the chance for each,
  // so that they are the same however they are asked for. Sorted.
  virtual std::vector<Placement> draw(std::size_t count, Chance& chance) = 0;
};

struct Method {
  std::string_view name, summary, reference;
  std::string_view order;  // of its walk: squares, diagonals, columns

  // Within a millisecond; allocates nothing proportional to the squares before cheap tests pass.
  Estimate (*estimate)(const Problem&);
  Answer (*solve)(const Problem&, Context&);
  // Null if there is no placement. What it costs to set up and to walk down once is predicted by
  // walk_cost, which is as quick as estimate; both are asked only where the method applies.
  std::unique_ptr<Walk> (*walk)(const Problem&, Context&);
  Cost (*walk_cost)(const Problem&);
  // What explain tells with the numbers of this board.
  Story (*story)(const Problem&, Context&);
  // The method whose files this one uses: the two are no independent check of each other. Empty:
  // none.
  std::string_view kin = "";
  // Does estimate take long on larger boards? It is then asked only where no other method is quick.
  bool long_to_weigh = false;
  // Does it count on what instance_of(problem) says and on nothing else of the problem?
  bool any_instance = false;
  // Does its walk take ranges of numbers, and any number? The order is then the same for all.
  bool walks_ranges = false;
  bool heats = false;  // does it answer Want::heat?
  // What draws where walking needs too much. Null if there is no placement. What it costs to draw
  // a few is predicted by draw_cost; none: it does not draw these. It may keep the context. Both
  // null: the method only walks. Both are asked only where the method applies.
  std::unique_ptr<Drawer> (*drawer)(const Problem&, Context&) = nullptr;
  std::optional<Cost> (*draw_cost)(const Problem&) = nullptr;
};

// The method's estimate; not applicable, too, to what it does not know of.
Estimate estimate_of(const Method& method, const Problem& problem);

// Every method, the simplest first.
const std::vector<const Method*>& all_methods();

}  // namespace rookery
