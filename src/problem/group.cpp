// SPDX-License-Identifier: Apache-2.0
#include "problem/group.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <set>

namespace rookery {
namespace {

using Numbers = std::vector<std::size_t>;

Images inverse(const Images& images) {
  Images back(images.size());
  for (std::uint32_t square = 0; square < images.size(); ++square) back[images[square]] = square;
  return back;
}

// Which element is which.
class Numbering {
 public:
  explicit Numbering(const Group& group) {
    for (std::size_t i = 0; i < group.order(); ++i) number_[group.elements[i].images] = i;
  }
  std::size_t operator[](const Images& images) const { return number_.at(images); }

 private:
  std::map<Images, std::size_t> number_;
};

// All products, for small groups.
class Products {
 public:
  explicit Products(const Group& group) {
    const Numbering numbering(group);
    for (const Symmetry& one : group.elements) {
      table_.emplace_back();
      for (const Symmetry& other : group.elements)
        table_.back().push_back(numbering[product(one.images, other.images)]);
    }
  }

  Numbers closed(Numbers elements) const {
    std::set<std::size_t> has(elements.begin(), elements.end());
    for (std::size_t i = 0; i < elements.size(); ++i)
      for (std::size_t j = 0; j < elements.size(); ++j)
        for (const std::size_t next :
             {table_[elements[i]][elements[j]], table_[elements[j]][elements[i]]})
          if (has.insert(next).second) elements.push_back(next);
    return {has.begin(), has.end()};
  }

  // The conjugate by each element.
  Numbers conjugate(const Numbers& elements, std::size_t by) const {
    const auto& row = table_[by];
    const auto back =
        static_cast<std::size_t>(std::find(row.begin(), row.end(), std::size_t{0}) - row.begin());
    Numbers moved;
    for (const std::size_t element : elements) moved.push_back(table_[table_[by][element]][back]);
    std::sort(moved.begin(), moved.end());
    return moved;
  }

 private:
  std::vector<Numbers> table_;
};

struct GroupRow {
  std::vector<Turn> turns;  // besides none
  std::string_view name;
};
const GroupRow group_table[] = {
    {{}, "no turns or mirrors"},
    {{Turn::rotate_180}, "C2 (half turn)"},
    {{Turn::mirror_left_right}, "D1 (mirror left-right)"},
    {{Turn::mirror_top_bottom}, "D1 (mirror top-bottom)"},
    {{Turn::mirror_diagonal}, "D1 (mirror at the diagonal)"},
    {{Turn::mirror_antidiagonal}, "D1 (mirror at the antidiagonal)"},
    {{Turn::rotate_90, Turn::rotate_180, Turn::rotate_270}, "C4 (quarter turns)"},
    {{Turn::rotate_180, Turn::mirror_left_right, Turn::mirror_top_bottom},
     "D2 (half turn, mirrors left-right and top-bottom)"},
    {{Turn::rotate_180, Turn::mirror_diagonal, Turn::mirror_antidiagonal},
     "D2 (half turn, mirrors at both diagonals)"},
    {{Turn::rotate_90, Turn::rotate_180, Turn::rotate_270, Turn::mirror_left_right,
      Turn::mirror_top_bottom, Turn::mirror_diagonal, Turn::mirror_antidiagonal},
     "D4 (all turns and mirrors)"}};

}  // namespace

std::vector<Conjugates> conjugates_of(const Group& group) {
  const Numbering numbering(group);
  std::vector<bool> seen(group.order());
  std::vector<Conjugates> classes;
  for (std::size_t first = 0; first < group.order(); ++first) {
    if (seen[first]) continue;
    Numbers alike = {first};
    seen[first] = true;
    for (std::size_t i = 0; i < alike.size(); ++i)
      for (const Images& images : group.generators) {
        const std::size_t next =
            numbering[product(product(inverse(images), group.elements[alike[i]].images), images)];
        if (seen[next]) continue;
        seen[next] = true;
        alike.push_back(next);
      }
    classes.push_back({first, alike.size()});
  }
  return classes;
}

bool Subgroup::includes(const Subgroup& other) const {
  return std::includes(elements.begin(), elements.end(), other.elements.begin(),
                       other.elements.end());
}

std::vector<Subgroup> subgroups_of(const Group& group) {
  const Products products(group);
  std::set<Numbers> found = {{0}};
  std::vector<Numbers> all = {{0}};
  for (std::size_t i = 0; i < all.size(); ++i)
    for (std::size_t element = 1; element < group.order(); ++element) {
      Numbers larger = all[i];
      larger.push_back(element);
      larger = products.closed(std::move(larger));
      if (found.insert(larger).second) all.push_back(larger);
    }
  std::sort(all.begin(), all.end(), [](const Numbers& a, const Numbers& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  std::vector<Subgroup> subgroups;
  for (const Numbers& elements : all) {
    std::size_t like = subgroups.size();
    for (std::size_t by = 0; by < group.order(); ++by) {
      const Numbers other = products.conjugate(elements, by);
      const auto at = std::find(all.begin(), all.end(), other);
      like = std::min(like, static_cast<std::size_t>(at - all.begin()));
    }
    subgroups.push_back({elements, like});
  }
  return subgroups;
}

std::vector<Symmetry> elements_of(const Group& group, const Subgroup& subgroup) {
  std::vector<Symmetry> elements;
  for (const std::size_t element : subgroup.elements) elements.push_back(group.elements[element]);
  return elements;
}

std::string name_of(const std::vector<Symmetry>& elements) {
  std::set<Turn> turns;
  std::size_t shifts = 0;
  for (const Symmetry& symmetry : elements) {
    shifts += symmetry.turn == Turn::none;
    if (symmetry.turn != Turn::none) turns.insert(symmetry.turn);
  }
  std::string name;
  for (const GroupRow& row : group_table)
    if (std::set<Turn>(row.turns.begin(), row.turns.end()) == turns) name = row.name;
  if (name.empty()) {  // on boards so narrow that some do the same
    std::vector<std::string> names;
    for (const Symmetry& symmetry : elements)
      if (symmetry.turn != Turn::none) names.push_back(name_of(symmetry));
    name = fmt::format("{}", fmt::join(names, ", "));
  }
  return shifts > 1 ? fmt::format("{}, {} shifts", name, shifts) : name;
}

}  // namespace rookery
