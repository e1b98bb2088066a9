// SPDX-License-Identifier: Apache-2.0
// The plain search. Included twice by plain.cpp: for any machine, and for one that counts bits by
// an instruction of its own.

// Sets of up to 64 * W stands.
template <std::size_t W>
struct Set {
  std::array<Word, W> words{};
  void add(std::size_t bit) { words[bit / 64] |= Word{1} << bit % 64; }
  bool has(std::size_t bit) const { return words[bit / 64] >> bit % 64 & 1; }
  void remove(std::size_t bit) { words[bit / 64] &= ~(Word{1} << bit % 64); }
};

// A set, and which of its words are not empty.
template <std::size_t W>
struct Mask {
  Set<W> set;
  static constexpr std::size_t whole_sets = 2;  // words: bounds would cost more than they save
  std::size_t first = 0, end = 0;
  std::size_t from() const { return W <= whole_sets ? 0 : first; }
  std::size_t to() const { return W <= whole_sets ? W : end; }
  explicit Mask(const Bits& bits) {
    for (const std::uint32_t bit : bits) set.add(bit);
    if (bits.empty()) return;
    first = bits.front() / 64;
    end = bits.back() / 64 + 1;
  }
  int open(const Set<W>& in) const {
    int size = 0;
    for (std::size_t w = from(); w < to(); ++w) size += std::popcount(in.words[w] & set.words[w]);
    return size;
  }
  bool any(const Set<W>& in) const {
    Word any = 0;
    for (std::size_t w = from(); w < to(); ++w) any |= in.words[w] & set.words[w];
    return any != 0;
  }
  void close(Set<W>& in) const {
    for (std::size_t w = from(); w < to(); ++w) in.words[w] &= ~set.words[w];
  }
};

template <std::size_t W>
class Plain {
 public:
  Plain(const Model& model, const Wish& wish, std::uint64_t most_nodes, const Context& context,
        const Visit& visit)
      : context_(context), visit_(visit), wish_(wish), most_nodes_(most_nodes) {
    out_.resize(model.size());
    for (std::size_t bit = 0; bit < model.size(); ++bit) {
      for (std::size_t w = 0; w < model.words; ++w)
        out_[bit].words[w] = model.out[bit * model.words + w];
      root_.add(bit);
    }
    demands_.reserve(model.demands.size());
    for (const Demand& demand : model.demands) add(demand);
    lack_.resize(demands_.size());
    room_.resize(demands_.size());
    for (std::size_t d = 0; d < demands_.size(); ++d) {
      lack_[d] = static_cast<std::int32_t>(model.demands[d].least);
      room_[d] = static_cast<std::int32_t>(model.demands[d].most);
      if (room_[d] == 0) demands_[d].mask.close(root_);
    }
    taken_.reserve(model.size() + 2);
    first_of_.resize(model.size() + 1);
    for (const Demand& demand : model.demands)
      for (const std::uint32_t bit : demand.stands) ++first_of_[bit + 1];
    for (std::size_t bit = 0; bit < model.size(); ++bit) first_of_[bit + 1] += first_of_[bit];
    demands_of_.resize(first_of_.back());
    std::vector<std::uint32_t> next = first_of_;
    for (std::uint32_t d = 0; d < model.demands.size(); ++d)
      for (const std::uint32_t bit : model.demands[d].stands) demands_of_[next[bit]++] = d;
    const auto unit = [](const Demand& demand) { return demand.most == 1; };
    remembers_ = std::all_of(model.demands.begin(), model.demands.end(), unit);
  }

  Ended run() {
    ended_.whole = look(root_, 1);
    // Measured on x86-64.
    const double node = 40 + 40 * W + 2 * static_cast<double>(demands_.size() * (W + 1));
    ended_.operations = node * static_cast<double>(spent_);
    return ended_;
  }

 private:
  struct Asked {
    Mask<W> mask;
    std::vector<Mask<W>> cliques;
  };
  struct Branch {
    std::uint32_t demand = none;
    int ways = INT32_MAX;
  };

  void add(const Demand& demand) {
    demands_.push_back({Mask<W>(demand.stands), {}});
    if (demand.least < 2) return;
    for (const Bits& clique : demand.cliques) demands_.back().cliques.emplace_back(clique);
  }

  void take(std::uint32_t bit, Set<W>& open) {
    for (std::size_t w = 0; w < W; ++w) open.words[w] &= ~out_[bit].words[w];
    open.remove(bit);
    taken_.push_back(bit);
    for (std::size_t i = first_of_[bit]; i < first_of_[bit + 1]; ++i) {
      const std::uint32_t d = demands_of_[i];
      --lack_[d];
      if (--room_[d] == 0) demands_[d].mask.close(open);
    }
  }

  void take_back(std::size_t taken) {
    for (; taken_.size() > taken; taken_.pop_back()) {
      const std::uint32_t bit = taken_.back();
      for (std::size_t i = first_of_[bit]; i < first_of_[bit + 1]; ++i) {
        ++lack_[demands_of_[i]];
        ++room_[demands_of_[i]];
      }
    }
  }

  // One of these must be taken: what all of them exclude is closed. None excludes itself.
  bool exclude_common(const Mask<W>& mask, Set<W>& open) const {
    Set<W> common;
    common.words.fill(~Word{0});
    for (std::size_t w = mask.from(); w < mask.to(); ++w)
      for (Word left = open.words[w] & mask.set.words[w]; left != 0; left &= left - 1) {
        const Set<W>& out = out_[w * 64 + static_cast<std::size_t>(std::countr_zero(left))];
        for (std::size_t i = 0; i < W; ++i) common.words[i] &= out.words[i];
      }
    Word changed = 0;
    for (std::size_t w = 0; w < W; ++w) {
      const Word closed = common.words[w] & open.words[w];
      open.words[w] &= ~closed;
      changed |= closed;
    }
    return changed != 0;
  }

  // All open ones of the mask; false: they exclude each other.
  bool take_all(const Mask<W>& mask, Set<W>& open) {
    for (std::size_t w = mask.from(); w < mask.to(); ++w)
      for (Word left = open.words[w] & mask.set.words[w]; left != 0; left &= left - 1) {
        const auto bit =
            static_cast<std::uint32_t>(w * 64) + static_cast<std::uint32_t>(std::countr_zero(left));
        if (!open.has(bit)) return false;
        take(bit, open);
      }
    return true;
  }

  enum class Step { nothing, something, dead };

  // Each clique holds one piece at most, so that as many cliques as pieces must all hold one.
  Step look_at_cliques(const Asked& asked, std::int32_t lack, Set<W>& open) {
    std::int32_t alive = 0;
    for (const Mask<W>& clique : asked.cliques) alive += clique.any(open);
    if (alive < lack) return Step::dead;
    if (alive > lack) return Step::nothing;
    Step step = Step::nothing;
    for (const Mask<W>& clique : asked.cliques) {
      const int size = clique.open(open);
      if (size == 0 || size > looked_through_in_cliques) continue;
      if (size == 1) {
        take_all(clique, open);
        return Step::something;  // the others are no more what they were
      }
      if (exclude_common(clique, open)) step = Step::something;
    }
    return step;
  }

  Step look_at(std::uint32_t d, Set<W>& open, Branch& branch) {
    const Asked& asked = demands_[d];
    const std::int32_t lack = lack_[d];
    const int size = asked.mask.open(open);
    if (size < lack) return Step::dead;
    if (size == lack) return take_all(asked.mask, open) ? Step::something : Step::dead;
    Step step = Step::nothing;
    if (lack > 1)
      step = look_at_cliques(asked, lack, open);
    else if (size <= looked_through && exclude_common(asked.mask, open))
      step = Step::something;
    if (const int ways = size - lack + 1; ways < branch.ways) branch = {d, ways};
    return step;
  }

  enum class Next { dead, whole, last, branch };

  // Until nothing follows any more.
  Next deduce(Set<W>& open, Branch& branch) {
    for (Step step = Step::something; step == Step::something;) {
      const std::uint32_t first = first_lacking();
      if (first == none) return Next::whole;
      if (last_piece(first, open)) return Next::last;
      step = Step::nothing;
      branch = {};
      for (std::uint32_t d = first; d < demands_.size(); ++d) {
        if (lack_[d] <= 0) continue;
        const Step one = look_at(d, open, branch);
        if (one == Step::dead) return Next::dead;
        if (one == Step::something) step = one;
      }
    }
    return Next::branch;
  }

  std::uint32_t first_lacking() const {
    for (std::uint32_t d = 0; d < demands_.size(); ++d)
      if (lack_[d] > 0) return d;
    return none;
  }

  // False: the search was left before its end.
  bool look(Set<W> open, double share) {
    if (spent_ >= most_nodes_) return false;
    ++ended_.nodes;
    spend(1);
    const std::size_t before = taken_.size();
    Branch branch;
    bool on = true;
    const Next next = deduce(open, branch);
    if (next == Next::dead) ended_.share += share;
    if (next == Next::whole) on = look_beyond(open, share);
    if (next == Next::last) on = close(open, share);
    if (next == Next::branch)
      on = remembers_ ? look_up(branch, open, share) : try_all(branch, open, share);
    take_back(before);
    return on;
  }

  // Where no demand holds more than one piece, what is open says which of them lack one, and so
  // how many placements follow.
  bool look_up(const Branch& branch, Set<W>& open, double share) {
    if (known_.empty()) {
      if (ended_.nodes < worth_remembering) return try_all(branch, open, share);
      known_.resize(std::size_t{1} << known_bits);
    }
    Known& known = known_[place_of(open)];
    const bool counting = ended_.found >= wish_.told;
    if (counting && known.open.words == open.words) {
      ended_.share += share;
      return add(known.found);
    }
    const Set<W> key = open;
    const std::uint64_t before = ended_.found;
    if (!try_all(branch, open, share)) return false;
    known = {key, ended_.found - before};
    return true;
  }

  static std::size_t place_of(const Set<W>& open) {
    std::uint64_t mixed = 0;
    for (const Word word : open.words) mixed = (mixed ^ word) * 0x9E3779B97F4A7C15;
    return mixed >> (64 - known_bits);
  }

  // So many that need not be told. False: that is enough, or more than a word holds.
  bool add(std::uint64_t found) {
    if (found >= wish_.most - ended_.found) {
      ended_.found = wish_.most;
      return false;
    }
    ended_.found += found;
    return true;
  }

  bool try_all(const Branch& branch, Set<W>& open, double share) {
    const Mask<W>& mask = demands_[branch.demand].mask;
    int left = branch.ways;
    for (std::size_t w = mask.from(); w < mask.to() && left > 0; ++w)
      for (Word here = open.words[w] & mask.set.words[w]; here != 0 && left > 0;
           here &= here - 1, --left) {
        const auto bit =
            static_cast<std::uint32_t>(w * 64) + static_cast<std::uint32_t>(std::countr_zero(here));
        if (!try_one(bit, open, share / branch.ways)) return false;
        open.remove(bit);
      }
    return true;
  }

  bool try_one(std::uint32_t bit, const Set<W>& open, double share) {
    const std::size_t before = taken_.size();
    Set<W> behind = open;
    take(bit, behind);
    const bool on = look(behind, share);
    take_back(before);
    return on;
  }

  // So many nodes' worth.
  void spend(std::uint64_t nodes) {
    spent_ += nodes;
    if (spent_ < look_around_at_) return;
    context_.check();
    look_around_at_ = spent_ + look_around_every;
  }

  // False: that is enough.
  bool tell() {
    if (ended_.found++ < wish_.told) {
      spend(1 + taken_.size() / 4);  // the one who is told has something to do, too
      visit_(taken_);
    }
    return ended_.found < wish_.most;
  }

  // Nothing is lacking: a placement, and those with more pieces.
  bool look_beyond(Set<W>& open, double share) {
    if (!tell()) return false;
    int size = 0;
    for (const Word word : open.words) size += std::popcount(word);
    if (size == 0) ended_.share += share;
    for (std::size_t w = 0; w < W; ++w)
      for (Word here = open.words[w]; here != 0; here &= here - 1) {
        const auto bit =
            static_cast<std::uint32_t>(w * 64) + static_cast<std::uint32_t>(std::countr_zero(here));
        if (!try_one(bit, open, share / size)) return false;
        open.remove(bit);
      }
    return true;
  }

  // Is there room for one piece only? All that is open lies in a set with room for one.
  bool last_piece(std::uint32_t demand, const Set<W>& open) const {
    if (room_[demand] != 1) return false;
    const Mask<W>& mask = demands_[demand].mask;
    Word beside = 0;
    for (std::size_t w = 0; w < W; ++w) beside |= open.words[w] & ~mask.set.words[w];
    return beside == 0;
  }

  // The last piece must be in every set that lacks one.
  bool close(const Set<W>& open, double share) {
    Set<W> ways = open;
    for (std::uint32_t d = 0; d < demands_.size(); ++d) {
      if (lack_[d] <= 0) continue;
      if (lack_[d] > 1) ways.words.fill(0);
      for (std::size_t w = 0; w < W; ++w) ways.words[w] &= demands_[d].mask.set.words[w];
    }
    ended_.share += share;
    std::uint64_t size = 0;
    for (const Word word : ways.words) size += static_cast<std::uint64_t>(std::popcount(word));
    if (ended_.found >= wish_.told) return add(size);
    for (std::size_t w = 0; w < W; ++w)
      for (Word here = ways.words[w]; here != 0; here &= here - 1) {
        taken_.push_back(static_cast<std::uint32_t>(w * 64) +
                         static_cast<std::uint32_t>(std::countr_zero(here)));
        const bool on = tell();
        taken_.pop_back();
        if (!on) return false;
      }
    return true;
  }

  std::vector<Set<W>> out_;
  std::vector<std::uint32_t> first_of_, demands_of_;  // of each bit, one after the other
  std::vector<Asked> demands_;
  std::vector<std::int32_t> lack_, room_;  // of each demand: pieces it still wants, and may hold
  Bits taken_;
  Set<W> root_;
  const Context& context_;
  const Visit& visit_;
  Wish wish_;
  std::uint64_t most_nodes_, spent_ = 0, look_around_at_ = look_around_every;
  struct Known {
    Set<W> open;
    std::uint64_t found = 0;
  };
  bool remembers_ = false;
  std::vector<Known> known_;  // counts by what is open
  Ended ended_;
};
