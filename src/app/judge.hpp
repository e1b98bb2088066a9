// SPDX-License-Identifier: Apache-2.0
// The judges' own formats: a reader each, which turns a line into a problem's text.
#pragma once
#include <string>
#include <string_view>
#include <vector>

namespace rookery::app {

// What one line of a judge's file means.
struct JudgeLine {
  enum class Means { nothing, end, problem, answer } means = Means::nothing;
  std::string text;  // the problem's text, or the answer itself
};

struct JudgeFormat {
  std::string_view name, summary;
  JudgeLine (*read)(std::string_view line);  // without its line end; throws Error::Kind::input
};

// Every judge's format.
const std::vector<JudgeFormat>& judge_table();

}  // namespace rookery::app
