// SPDX-License-Identifier: Apache-2.0
#include "problem/text.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/square.hpp"
#include "base/text.hpp"
#include "problem/army.hpp"
#include "problem/fen.hpp"
#include "problem/quota.hpp"
#include "problem/symmetry.hpp"
#include "problem/weight.hpp"

namespace rookery {
namespace {

using Words = std::vector<std::string_view>;

void require_free(std::string_view thing, const Square& square, const Board& board) {
  if (!contains(board, square))
    refuse(thing, text_of(square), "not on the " + text_of(board) + " board");
  if (!is_free(board, square)) refuse(thing, text_of(square), "on a hole or wall");
}

// `a1`, or `queen@a1` with several kinds.
Stand read_stand(std::string_view thing, std::string_view part, const KindNames& kinds,
                 const Problem& problem) {
  const std::size_t at = part.rfind('@');
  Stand stand;
  if (at != std::string_view::npos)
    stand.kind = read_kind(thing, part.substr(0, at), kinds);
  else if (problem.army.size() > 1)
    refuse(thing, part, "want a kind with its square, as in queen@a1: the army has several");
  stand.square = read_square(thing, at == std::string_view::npos ? part : part.substr(at + 1));
  if (!contains(problem.board, stand.square))
    refuse(thing, part, "not on the " + text_of(problem.board) + " board");
  return stand;
}

// The parts between commas outside brackets: (1,2)@a1 is one.
void add_given(std::string_view text, const KindNames& kinds, Problem& problem) {
  for (const std::string_view part : split_outside_brackets(text, ','))
    problem.given.push_back(read_stand("given", part, kinds, problem));
}

void require_sound(std::string_view thing, Placement& given, const Board& board) {
  std::sort(given.begin(), given.end());
  const auto twice =
      std::adjacent_find(given.begin(), given.end(),
                         [](const Stand& a, const Stand& b) { return a.square == b.square; });
  if (twice != given.end()) refuse(thing, text_of(twice->square), "named twice");
  for (const Stand& stand : given) require_free(thing, stand.square, board);
}

std::vector<Square> read_forbidden(std::string_view text, const Board& board) {
  std::vector<Square> squares;
  for (const std::string_view part : split(text, ',')) {
    squares.push_back(read_square("forbidden square", part));
    if (!contains(board, squares.back()))
      refuse("forbidden square", part, "not on the " + text_of(board) + " board");
  }
  return squares;
}

Integer read_modulus(std::string_view text) {
  const bool digits = text.find_first_not_of("0123456789") == std::string_view::npos;
  if (text.empty() || text[0] == '0' || !digits)
    refuse("modulus", text, "want a whole number from 1 on, in plain digits, as in 1000000007");
  return Integer(std::string(text));
}

constexpr std::pair<std::string_view, Hostility> hostility_table[] = {
    {"all", Hostility::all},
    {"other-colour", Hostility::other_colour},
    {"same-colour", Hostility::same_colour},
    {"same-kind", Hostility::same_kind}};

Hostility read_hostility(std::string_view word, const Army& army) {
  std::vector<std::string> names;
  for (const auto& [name, hostility] : hostility_table) {
    names.emplace_back(name);
    if (name != word) continue;
    const bool of_colours =
        hostility == Hostility::other_colour || hostility == Hostility::same_colour;
    if (of_colours && army[0].colour == Colour::none)
      refuse("--hostile", word, "want colours in the army, as in 4 white queen 4 black queen");
    // One kind of one colour: all its pieces are of the same.
    return army.size() == 1 && hostility != Hostility::other_colour ? Hostility::all : hostility;
  }
  refuse("--hostile", word,
         "want all, other-colour, same-colour or same-kind" + nearest_hint(word, names));
}

// Which symmetries classes are counted up to.
void read_symmetry(std::string_view word, Problem& problem) {
  const std::vector<std::string> names = {"all", "board"};
  if (word != "all" && word != "board")
    refuse("--symmetry", word, "want all, or board for no shifts" + nearest_hint(word, names));
  if (problem.up_to == UpTo::nothing) refuse("--symmetry", word, "only for classes");
  if (word == "board") problem.up_to = UpTo::board;
}

// The symmetries are known once all else is: they were only named.
void find_symmetries(Problem& problem) {
  if (!problem.fixed_by) return;
  const std::string names = problem.fixed_by->names;
  if (problem.up_to != UpTo::nothing) refuse("--fixed-by", names, "does not go with --classes");
  problem.fixed_by = fixed_by_names(problem, names);
}

// The options of a problem. To add one: a row here, and what it says in canonical text below.
struct OptionRow {
  std::string_view name, wanted;  // wanted empty: it has no value
  bool often;                     // may be said more than once
  void (*read)(std::string_view value, const KindNames& kinds, Problem& problem);
};
const OptionRow option_table[] = {
    {"--glue", "want a gluing after it, as in --glue torus", false,
     [](std::string_view value, const KindNames&, Problem& problem) {
       if (problem.board.gluing != Gluing::plane)
         refuse("--glue", value, "the board says its gluing itself");
       problem.board.gluing = read_gluing(value);
     }},
    {"--forbid", "want squares after it, as in --forbid a1,c3", false,
     [](std::string_view value, const KindNames&, Problem& problem) {
       close(problem.board, read_forbidden(value, problem.board));
     }},
    {"--given", "want squares after it, as in --given a1,c3", false,
     [](std::string_view value, const KindNames& kinds, Problem& problem) {
       add_given(value, kinds, problem);
     }},
    {"--hostile", "want a word after it, as in --hostile other-colour", false,
     [](std::string_view value, const KindNames&, Problem& problem) {
       problem.hostility = read_hostility(value, problem.army);
     }},
    {"--per-row", "want a number after it, as in --per-row 1", false,
     [](std::string_view value, const KindNames& kinds, Problem& problem) {
       problem.quotas.per_row = read_quotas("--per-row", value, kinds);
     }},
    {"--per-column", "want a number after it, as in --per-column 0..1", false,
     [](std::string_view value, const KindNames& kinds, Problem& problem) {
       problem.quotas.per_column = read_quotas("--per-column", value, kinds);
     }},
    {"--per-region", "want a number and regions after it, as in 1@rows:aab/abb", true,
     [](std::string_view value, const KindNames& kinds, Problem& problem) {
       problem.quotas.per_region.push_back(read_regions(value, problem.board, kinds));
     }},
    {"--maximal", "", false,
     [](std::string_view, const KindNames&, Problem& problem) { problem.maximal = true; }},
    {"--classes", "", false,
     [](std::string_view, const KindNames&, Problem& problem) { problem.up_to = UpTo::all; }},
    {"--symmetry", "want a word after it, as in --symmetry board", false,
     [](std::string_view value, const KindNames&, Problem& problem) {
       read_symmetry(value, problem);
     }},
    {"--fixed-by", "want symmetries after it, as in --fixed-by rotate-180", false,
     [](std::string_view value, const KindNames&, Problem& problem) {
       problem.fixed_by =
           std::make_shared<const Invariance>(Invariance{std::string(value), {}, {}});
     }},
    {"--mod", "want a number after it, as in --mod 97", false,
     [](std::string_view value, const KindNames&, Problem& problem) {
       problem.modulus = read_modulus(value);
     }},
    {"--weight", "want a number after it, as in --weight 3/2", false,
     [](std::string_view value, const KindNames&, Problem& problem) {
       problem.weight = read_weight(value);
     }},
};

const OptionRow& option_named(std::string_view name) {
  std::vector<std::string> names;
  for (const OptionRow& row : option_table) {
    if (row.name == name) return row;
    names.emplace_back(row.name);
  }
  refuse("option", name, "no such option of a problem" + nearest_hint(name, names));
}

// An option that was said, and its value: the next word, or what stands behind `=`.
struct Said {
  const OptionRow* row;
  std::string_view value;
};

std::vector<Said> said_options(const Words& all) {
  std::vector<Said> said;
  for (std::size_t at = 0; at < all.size(); ++at) {
    const std::string_view word = all[at], name = word.substr(0, word.find('='));
    if (name.substr(0, 2) != "--") refuse("word", word, "unexpected among the options");
    const OptionRow& row = option_named(name);
    const bool twice =
        std::any_of(said.begin(), said.end(), [&](const Said& one) { return one.row == &row; });
    if (twice && !row.often) refuse("option", name, "said twice; join the values by commas");
    if (row.wanted.empty()) {
      if (name.size() < word.size()) refuse("option", word, std::string(name) + " takes no value");
      said.push_back({&row, {}});
      continue;
    }
    if (name.size() == word.size() && at + 1 == all.size()) refuse("option", word, row.wanted);
    said.push_back({&row, name.size() < word.size() ? word.substr(name.size() + 1) : all[++at]});
  }
  return said;
}

// In the order of the table: a given square is looked for on the board that is forbidden and
// glued already.
void read_options(const Words& all, Problem& problem) {
  const auto said = said_options(all);
  const KindNames kinds(problem.army);
  for (const OptionRow& row : option_table)
    for (const Said& one : said)
      if (one.row == &row) row.read(one.value, kinds, problem);
  require_sound("given", problem.given, problem.board);
  find_symmetries(problem);
}

// Where the options begin. A word that starts with a single dash is a number gone wrong.
std::size_t first_option(const Words& all) {
  const auto is_option = [](std::string_view word) { return word.substr(0, 2) == "--"; };
  return static_cast<std::size_t>(std::find_if(all.begin(), all.end(), is_option) - all.begin());
}

Words part(const Words& all, std::size_t from, std::size_t to) {
  return Words(all.begin() + static_cast<long>(from), all.begin() + static_cast<long>(to));
}

// Walls, or more holes than there are rows, are drawn; a few holes are named.
bool is_drawn(const Board& board) {
  return !board.walls.empty() || static_cast<std::int64_t>(board.holes.size()) > board.rows;
}

std::string board_text(const Board& board) {
  return is_drawn(board) ? "fen:" + fen_of(board) : text_of(board);
}

std::string joined(std::string_view option, const std::vector<std::string>& parts) {
  std::string text;
  for (const std::string& part : parts) text += (text.empty() ? "" : ",") + part;
  return text.empty() ? "" : fmt::format(" {} {}", option, text);
}

std::string mask_text(const Board& board) {
  if (is_drawn(board))
    return board.gluing == Gluing::plane ? "" : fmt::format(" --glue {}", name_of(board.gluing));
  std::vector<std::string> forbidden;
  for (const Square& square : board.holes) forbidden.push_back(text_of(square));
  return joined("--forbid", forbidden);
}

std::string given_text(const Problem& problem) {
  std::vector<std::string> given;
  for (const Stand& stand : problem.given) {
    const Kind& kind = problem.army[static_cast<std::size_t>(stand.kind)];
    given.push_back((problem.army.size() > 1 ? kind_text(kind) + "@" : "") + text_of(stand.square));
  }
  return joined("--given", given);
}

std::string hostility_text(Hostility hostility) {
  for (const auto& [name, value] : hostility_table)
    if (value == hostility && value != Hostility::all) return fmt::format(" --hostile {}", name);
  return "";
}

}  // namespace

Problem read_problem(std::string_view text) {
  const Words all = words(text);
  const std::size_t options = first_option(all);
  if (options == 0) refuse("problem", text, "want BOARD [NUMBER] PIECE, as in 8x8 6 bishop");
  Problem problem;
  problem.board = read_board(all[0]);
  problem.army = read_army(all[0], part(all, 1, options));
  read_options(part(all, options, all.size()), problem);
  return problem;
}

Problem read_problem_on(const Board& board, std::string_view rest,
                        const std::function<Given(const Army&)>& drawn) {
  const Words all = words(rest);
  const std::size_t options = first_option(all);
  Problem problem;
  problem.board = board;
  problem.army = read_army(text_of(board), part(all, 0, options));
  problem.given = drawn(problem.army);
  read_options(part(all, options, all.size()), problem);
  return problem;
}

Placement read_placement(std::string_view text, const Problem& problem) {
  const KindNames kinds(problem.army);
  Placement placement;
  for (const std::string_view word : words(text))
    for (const std::string_view part : split_outside_brackets(word, ','))
      if (!part.empty() || word.size() == 1)
        placement.push_back(read_stand("placement", part, kinds, problem));
  require_sound("placement", placement, problem.board);
  return placement;
}

std::string text_of(const Problem& problem) {
  std::string text = board_text(problem.board) + " " + text_of(problem.army);
  text += mask_text(problem.board) + given_text(problem) + hostility_text(problem.hostility);
  text += text_of(problem.quotas, problem.army);
  if (problem.maximal) text += " --maximal";
  if (problem.up_to != UpTo::nothing) text += " --classes";
  if (problem.up_to == UpTo::board) text += " --symmetry board";
  if (problem.fixed_by) text += " --fixed-by " + problem.fixed_by->names;
  if (problem.modulus != 0) text += " --mod " + problem.modulus.get_str();
  if (problem.weight) text += " --weight " + text_of(*problem.weight);
  return text;
}

}  // namespace rookery
