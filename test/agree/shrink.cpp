// SPDX-License-Identifier: Apache-2.0
#include "agree/shrink.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace agree {
namespace {

// Collects the drafts that one change makes of another.
class Simplifier {
 public:
  explicit Simplifier(const Draft& draft) : draft_(draft) {}

  std::vector<Draft> all() {
    drop_lines();
    drop_kinds();
    drop_given();
    drop_quotas();
    free_cells();
    unglue();
    plainer_kinds();
    lower_numbers();
    if (draft_.want != rookery::Want::total)
      add([](Draft& draft) { draft.want = rookery::Want::total; });
    return std::move(found_);
  }

 private:
  template <class Change>
  void add(const Change& change) {
    Draft draft = draft_;
    change(draft);
    if (is_sound(draft)) found_.push_back(std::move(draft));
  }

  template <class List>
  static void erase(List& list, std::size_t at) {
    list.erase(list.begin() + static_cast<long>(at));
  }

  void drop_lines() {
    for (std::size_t row = 0; draft_.rows() > 1 && row < draft_.rows(); ++row)
      add([&](Draft& draft) {
        erase(draft.cells, row);
        for (DraftRegions& regions : draft.per_region) erase(regions.rows, row);
        close_up(draft.given, &DraftGiven::row, row);
      });
    for (std::size_t column = 0; draft_.columns() > 1 && column < draft_.columns(); ++column)
      add([&](Draft& draft) {
        for (std::string& row : draft.cells) erase(row, column);
        for (DraftRegions& regions : draft.per_region)
          for (std::string& row : regions.rows) erase(row, column);
        close_up(draft.given, &DraftGiven::column, column);
      });
  }

  // Takes the given pieces off a line that goes, and moves those behind it.
  static void close_up(std::vector<DraftGiven>& given, std::size_t DraftGiven::*place,
                       std::size_t gone) {
    const auto on_it = [&](const DraftGiven& one) { return one.*place == gone; };
    given.erase(std::remove_if(given.begin(), given.end(), on_it), given.end());
    for (DraftGiven& one : given) one.*place -= one.*place > gone;
  }

  static void drop_kind(std::vector<DraftQuota>& quotas, int kind) {
    const auto of_it = [&](const DraftQuota& quota) { return quota.kind == kind; };
    quotas.erase(std::remove_if(quotas.begin(), quotas.end(), of_it), quotas.end());
    for (DraftQuota& quota : quotas) quota.kind -= quota.kind > kind;
  }

  void drop_kinds() {
    for (std::size_t kind = 0; draft_.army.size() > 1 && kind < draft_.army.size(); ++kind)
      add([&](Draft& draft) {
        erase(draft.army, kind);
        close_up(draft.given, &DraftGiven::kind, kind);
        drop_kind(draft.per_row, static_cast<int>(kind));
        drop_kind(draft.per_column, static_cast<int>(kind));
        for (DraftRegions& regions : draft.per_region)
          drop_kind(regions.quotas, static_cast<int>(kind));
        drop_empty_regions(draft);
      });
  }

  static void drop_empty_regions(Draft& draft) {
    const auto none = [](const DraftRegions& regions) { return regions.quotas.empty(); };
    draft.per_region.erase(std::remove_if(draft.per_region.begin(), draft.per_region.end(), none),
                           draft.per_region.end());
  }

  void drop_given() {
    for (std::size_t i = 0; i < draft_.given.size(); ++i)
      add([&](Draft& draft) { erase(draft.given, i); });
  }

  // Every list of quotas, and each quota in it.
  template <class Visit>
  void for_each_quota(const Visit& visit) {
    const auto visit_list = [&](std::size_t size, auto list_of) {
      for (std::size_t i = 0; i < size; ++i) visit(list_of, i);
    };
    visit_list(draft_.per_row.size(), [](Draft& draft) { return &draft.per_row; });
    visit_list(draft_.per_column.size(), [](Draft& draft) { return &draft.per_column; });
    for (std::size_t part = 0; part < draft_.per_region.size(); ++part)
      visit_list(draft_.per_region[part].quotas.size(),
                 [part](Draft& draft) { return &draft.per_region[part].quotas; });
  }

  void drop_quotas() {
    for_each_quota([&](const auto& list_of, std::size_t i) {
      add([&](Draft& draft) {
        erase(*list_of(draft), i);
        drop_empty_regions(draft);
      });
      Draft copy = draft_;
      if ((*list_of(copy))[i].kind != -1)
        add([&](Draft& draft) { (*list_of(draft))[i].kind = -1; });
    });
    for (std::size_t part = 0; part < draft_.per_region.size(); ++part) drop_letters(part);
  }

  void drop_letters(std::size_t part) {
    std::set<char> letters;
    for (const std::string& row : draft_.per_region[part].rows)
      letters.insert(row.begin(), row.end());
    letters.erase('.');
    for (const char letter : letters)
      add([&](Draft& draft) {
        for (std::string& row : draft.per_region[part].rows)
          std::replace(row.begin(), row.end(), letter, '.');
      });
  }

  void free_cells() {
    for (std::size_t row = 0; row < draft_.rows(); ++row)
      for (std::size_t column = 0; column < draft_.columns(); ++column) {
        const char cell = draft_.cells[row][column];
        if (cell != '.') add([&](Draft& draft) { draft.cells[row][column] = '.'; });
        if (cell == '*') add([&](Draft& draft) { draft.cells[row][column] = '-'; });
      }
  }

  void unglue() {
    static const std::map<std::string, std::vector<std::string>> less = {
        {"cylinder", {"plane"}},
        {"cylinder-v", {"plane"}},
        {"torus", {"plane", "cylinder", "cylinder-v"}},
        {"moebius", {"plane", "cylinder"}},
        {"klein", {"plane", "cylinder-v", "torus", "moebius"}},
        {"plane", {}}};
    for (const std::string& gluing : less.at(draft_.gluing))
      add([&](Draft& draft) { draft.gluing = gluing; });
    if (draft_.hostile != "all") add([&](Draft& draft) { draft.hostile = "all"; });
    if (!draft_.army[0].colour.empty())
      add([&](Draft& draft) {
        for (DraftKind& kind : draft.army) kind.colour = "";
      });
  }

  void plainer_kinds() {
    for (std::size_t kind = 0; kind < draft_.army.size(); ++kind) {
      const std::vector<std::string>& parts = draft_.army[kind].parts;
      for (std::size_t part = 0; parts.size() > 1 && part < parts.size(); ++part)
        add([&](Draft& draft) { erase(draft.army[kind].parts, part); });
      // The plainest first; a piece of this list is followed by those before it only.
      static const std::vector<std::string> plain = {"W", "F", "N", "rW", "frF", "R", "B", "Q"};
      for (const std::string& piece : plain) {
        if (parts == std::vector<std::string>{piece}) break;
        add([&](Draft& draft) { draft.army[kind].parts = {piece}; });
      }
    }
  }

  // Any number is the plainest, then exact ones, the lower the plainer.
  static std::vector<DraftRange> lower(const DraftRange& range) {
    std::vector<DraftRange> lower;
    if (!range.any()) lower.push_back({});
    if (range.exact() && range.least > 0) lower.push_back({range.least - 1, range.least - 1});
    if (range.exact()) return lower;
    if (range.least > 0) lower.push_back({range.least - 1, range.most});
    if (range.most > range.least) lower.push_back({range.least, range.most - 1});
    return lower;
  }

  void lower_numbers() {
    for (std::size_t kind = 0; kind < draft_.army.size(); ++kind)
      for (const DraftRange& number : lower(draft_.army[kind].number))
        add([&](Draft& draft) { draft.army[kind].number = number; });
    for_each_quota([&](const auto& list_of, std::size_t i) {
      Draft copy = draft_;
      for (const DraftRange& range : lower((*list_of(copy))[i].range))
        add([&](Draft& draft) { (*list_of(draft))[i].range = range; });
    });
  }

  const Draft& draft_;
  std::vector<Draft> found_;
};

}  // namespace

std::vector<Draft> simpler(const Draft& draft) { return Simplifier(draft).all(); }

Draft shrunk(const Draft& draft, const std::function<bool(const Draft&)>& fails) {
  Draft smallest = draft;
  while (true) {
    const std::vector<Draft> next = simpler(smallest);
    const auto found = std::find_if(next.begin(), next.end(), fails);
    if (found == next.end()) return smallest;
    smallest = *found;
  }
}

}  // namespace agree
