/// A product at a reduced price for a while. All times are seconds since 1970.
struct Offer: Equatable, Sendable {
  let name: String
  let cents: Int
  let end: Int

  init(name: String, cents: Int, end: Int) {
    (self.name, self.cents, self.end) = (name, cents, end)
  }

  /// Reads a line such as `tea 250 1700000000`; nil if it isn't an offer.
  init?(_ line: Substring) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 3, let cents = Int(words[1]), let end = Int(words[2]) else { return nil }
    self.init(name: String(words[0]), cents: cents, end: end)
  }

  /// The same offer at half the price.
  var halved: Offer { Offer(name: name, cents: cents / 2, end: end) }
}

/// A line of a page that isn't an offer. The first line is 1.
struct BadLine: Error, Equatable {
  let number: Int
}
