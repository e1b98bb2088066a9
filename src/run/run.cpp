// SPDX-License-Identifier: Apache-2.0
#include "run/run.hpp"

namespace rookery {

Context context_of(const Limits& limits) {
  Context context;
  if (limits.cancelled)
    context.check = [cancelled = limits.cancelled] {
      if (cancelled()) throw Error(Error::Kind::cancelled, "stopped");
    };
  if (limits.progress) context.progress = limits.progress;
  if (limits.bytes > 0) context.bytes = limits.bytes;
  context.threads = limits.threads;
  context.kernel = limits.kernel;
  return context;
}

namespace {

// Runs each plan of the tree once.
class Runner {
 public:
  Runner(const Limits& limits, Answers& known) : context_(context_of(limits)), known_(known) {}

  Answer run(const Plan& plan) {
    context_.check();
    if (const auto* method = std::get_if<const Method*>(&plan.how))
      return (*method)->solve(plan.problem, context_);
    Answer answer;
    std::vector<Table> tables;
    for (const auto& part : plan.parts) {
      const bool fresh = known_.count(part.get()) == 0;
      const Answer& known = fresh ? known_[part.get()] = run(*part) : known_[part.get()];
      if (fresh) answer.work += known.work;  // fits: the work of one run does
      tables.push_back(known.table);
    }
    answer.table = joined(plan.problem, std::get<Equal>(plan.how), tables);
    return answer;
  }

 private:
  Context context_;
  Answers& known_;
};

}  // namespace

Answer run(const Plan& plan, const Limits& limits, Answers* parts) {
  Answers own;
  return Runner(limits, parts ? *parts : own).run(plan);
}

}  // namespace rookery
