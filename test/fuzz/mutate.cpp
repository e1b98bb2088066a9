// SPDX-License-Identifier: Apache-2.0
#include "fuzz/mutate.hpp"

#include <algorithm>
#include <string_view>

namespace fuzz {
namespace {

using rookery::Chance;

constexpr std::string_view digits = "0123456789";

// From 0 up to, but not, `end`, which is not 0.
std::size_t below(Chance& chance, std::size_t end) { return chance.next() % end; }

struct Slice {
  std::size_t at = 0, size = 0;
};

Slice some_slice(const std::string& text, Chance& chance) {
  const std::size_t at = below(chance, text.size() + 1);
  const std::size_t most = below(chance, 8) == 0 ? text.size() - at : 12;  // mostly short
  return {at, std::min(below(chance, most + 1), text.size() - at)};
}

void change_byte(std::string& text, Chance& chance) {
  if (text.empty()) return;
  char& byte = text[below(chance, text.size())];
  byte = static_cast<char>(below(chance, 2) == 0 ? byte ^ (1 << below(chance, 8))
                                                 : static_cast<int>(below(chance, 256)));
}

void insert_byte(std::string& text, Chance& chance) {
  constexpr std::string_view marks = " \n\t,/()@:=-*.&+_0123456789nxabchKQWNfvs";
  text.insert(text.begin() + static_cast<long>(below(chance, text.size() + 1)),
              marks[below(chance, marks.size())]);
}

void erase_slice(std::string& text, Chance& chance) {
  const Slice slice = some_slice(text, chance);
  text.erase(slice.at, slice.size);
}

void change_number(std::string& text, Chance& chance) {
  constexpr std::string_view numbers[] = {"",
                                          "0",
                                          "00",
                                          "1",
                                          "2",
                                          "3",
                                          "7",
                                          "26",
                                          "27",
                                          "-1",
                                          "4294967296",
                                          "9223372036854775807",
                                          "9223372036854775808",
                                          "99999999999999999999999999"};
  const std::size_t at = text.find_first_of(digits, below(chance, text.size() + 1));
  if (at == std::string::npos) return;
  const std::size_t end = std::min(text.find_first_not_of(digits, at), text.size());
  text.replace(at, end - at, numbers[below(chance, std::size(numbers))]);
}

void splice(std::string& text, const std::string& other, Chance& chance) {
  const Slice from = some_slice(other, chance), to = some_slice(text, chance);
  const std::size_t replaced = below(chance, 2) == 0 ? to.size : 0;
  text.replace(to.at, replaced, other, from.at, from.size);
}

void repeat_slice(std::string& text, Chance& chance, std::size_t longest) {
  const Slice slice = some_slice(text, chance);
  if (slice.size == 0 || text.size() >= longest) return;
  const std::size_t most = (longest - text.size()) / slice.size;
  const std::string once = text.substr(slice.at, slice.size);
  std::string repeated;
  const std::size_t times = most >> below(chance, 16);  // short ones as often as long ones
  for (std::size_t i = 0; i < times; ++i) repeated += once;
  text.insert(slice.at, repeated);
}

}  // namespace

std::string mutated(const std::vector<std::string>& seeds, Chance& chance, std::size_t longest) {
  const auto some_seed = [&]() -> const std::string& { return seeds[below(chance, seeds.size())]; };
  std::string text = some_seed();
  for (std::size_t changes = 1 + below(chance, 1 + below(chance, 6)); changes > 0; --changes)
    switch (below(chance, 16)) {
      case 0:
      case 1:
      case 2:
        change_byte(text, chance);
        break;
      case 3:
      case 4:
      case 5:
        insert_byte(text, chance);
        break;
      case 6:
      case 7:
      case 8:
        erase_slice(text, chance);
        break;
      case 9:
      case 10:
        change_number(text, chance);
        break;
      case 11:
        repeat_slice(text, chance,
                     below(chance, 50) == 0 ? longest : std::min<std::size_t>(longest, 500));
        break;
      default:
        splice(text, some_seed(), chance);
    }
  return text;
}

}  // namespace fuzz
