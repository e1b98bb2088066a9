// SPDX-License-Identifier: Apache-2.0
#include "method/sweep/middle.hpp"

#include <algorithm>

#include "method/sweep/count.hpp"
#include "method/sweep/sweeper.hpp"

namespace rookery::sweeping {
namespace {

using Key = std::uint64_t;

// The instance under the reversal of the order.
class Mirror {
 public:
  Mirror(const Instance& instance, const Order& order) : instance_(instance), image_(order.size()) {
    for (std::size_t i = 0; i < order.size(); ++i) image_[order[i]] = order[order.size() - 1 - i];
  }

  bool is_itself() const {
    for (std::uint32_t stand = 0; stand < instance_.open.size(); ++stand) {
      const std::uint32_t other = image(stand);
      if (instance_.open[stand] != instance_.open[other]) return false;
      if (other >= stand && images_of(stand) != instance_.conflicts[other]) return false;
    }
    return true;
  }

 private:
  std::uint32_t image(std::uint32_t stand) const {
    return instance_.stand(image_[stand / instance_.kinds], stand % instance_.kinds);
  }
  std::vector<std::uint32_t> images_of(std::uint32_t stand) const {
    std::vector<std::uint32_t> images;
    for (const std::uint32_t other : instance_.conflicts[stand]) images.push_back(image(other));
    std::sort(images.begin(), images.end());
    return images;
  }

  const Instance& instance_;
  std::vector<std::uint32_t> image_;
};

// The first half of the squares and so many more that no conflict passes over those that both
// halves hold.
Middle meeting(const Instance& instance, const Order& order) {
  const std::size_t squares = order.size();
  std::vector<std::size_t> place(squares);
  for (std::size_t i = 0; i < squares; ++i) place[order[i]] = i;
  std::size_t decided = (squares + 1) / 2;
  for (std::uint32_t stand = 0; stand < instance.conflicts.size(); ++stand)
    for (const std::uint32_t other : instance.conflicts[stand]) {
      const std::size_t one = place[stand / instance.kinds], two = place[other / instance.kinds];
      if (one < two) decided = std::max(decided, std::min(squares - one, two + 1));
    }
  return {decided, 2 * decided - squares};
}

// How many bits of the key each of the last `kept` squares has: one a kind it can hold.
std::vector<unsigned> fields_of(const Instance& instance, const Course& course,
                                const Middle& middle) {
  std::vector<unsigned> widths;
  for (std::size_t i = middle.decided - middle.kept; i < middle.decided; ++i) {
    unsigned width = 0;
    for (std::size_t kind = 0; kind < instance.kinds; ++kind)
      width += instance.open[instance.stand(course.order[i], kind)];
    widths.push_back(width);
  }
  return widths;
}

// Keys with the fields in the reverse order, by a table for every byte.
class Reversal {
 public:
  explicit Reversal(const std::vector<unsigned>& widths) : images_(8 * 256) {
    unsigned at = 0;  // of the field from below: the last one of the key
    for (const unsigned width : widths) at += width;
    const unsigned bits = at;
    std::vector<unsigned> image(64);
    for (const unsigned width : widths) {
      at -= width;  // where the field is; its image is as far from the other end
      for (unsigned i = 0; i < width; ++i) image[at + i] = bits - at - width + i;
    }
    for (unsigned byte = 0; byte < 8; ++byte)
      for (unsigned value = 0; value < 256; ++value)
        for (unsigned bit = 0; bit < 8; ++bit)
          if ((value >> bit & 1) != 0)
            images_[byte * 256 + value] |= Key{1} << image[byte * 8 + bit];
  }
  Key operator()(Key key) const {
    Key reversed = 0;
    for (unsigned byte = 0; byte < 8; ++byte)
      reversed |= images_[byte * 256 + (key >> 8 * byte & 255)];
    return reversed;
  }

 private:
  std::vector<Key> images_;
};

// Where each run of keys with the same highest bits begins, so that a search is short.
class Places {
 public:
  Places(const List<Key>& list, unsigned bits)
      : list_(list), shift_(bits > most ? bits - most : 0), begin_((std::size_t{1} << most) + 1) {
    for (std::size_t i = 0; i < list.states; ++i) ++begin_[(list.keys.data()[i] >> shift_) + 1];
    for (std::size_t i = 1; i < begin_.size(); ++i) begin_[i] += begin_[i - 1];
  }
  // Of a key that is there.
  std::size_t operator()(Key key) const {
    const Key* keys = list_.keys.data();
    const std::size_t run = key >> shift_;
    return static_cast<std::size_t>(
        std::lower_bound(keys + begin_[run], keys + begin_[run + 1], key) - keys);
  }

 private:
  static constexpr unsigned most = 16;
  const List<Key>& list_;
  unsigned shift_;
  std::vector<std::size_t> begin_;
};

}  // namespace

std::optional<Middle> middle_of(const Instance& instance, const Course& course) {
  if (course.told || course.hopeless || !instance.lines.empty()) return std::nullopt;
  const Middle middle = meeting(instance, course.order);
  // Joining the halves takes about as long as twenty steps.
  if (4 * middle.decided > 3 * course.order.size() || course.order.size() < 60) return std::nullopt;
  if (!Mirror(instance, course.order).is_itself()) return std::nullopt;
  return middle;
}

// A placement is one on the squares decided and one on the mirrored ones that agree on the squares
// that both hold. The mirrored halves are counted by the mirrored states.
Integer count_halves(const Instance& instance, const Course& course, const Middle& middle,
                     Context& context, std::uint64_t& work) {
  const Told untold(instance.kinds, -1);
  Sweeper<Key> sweeper(course, untold, context);
  sweeper.run();
  work += sweeper.work();
  const List<Key>& list = sweeper.list();
  const Reversal reversal(fields_of(instance, course, middle));
  const Places places(list, course.bits.back());
  Integer twice = 0, once = 0;
  for (std::size_t i = 0; i < list.states; ++i) {
    if (i % 65536 == 0) context.check();
    const Key key = list.keys.data()[i], mirrored = reversal(key);
    if (mirrored < key) continue;
    const std::size_t other = mirrored == key ? i : places(mirrored);
    mpz_t one, two;
    const auto limbs = static_cast<mp_size_t>(list.limbs);
    mpz_roinit_n(one, list.values.data() + i * list.limbs, limbs);
    mpz_roinit_n(two, list.values.data() + other * list.limbs, limbs);
    mpz_addmul((mirrored == key ? once : twice).get_mpz_t(), one, two);
  }
  return once + 2 * twice;
}

}  // namespace rookery::sweeping
