/// The code as found: the rules are mixed with the effects. It reads the clock up to twice for each offer,
/// and an offer may end between the two readings.
struct OffersAsFound {
  let loader: any Loader
  let clock: any WallClock
  let cache: any Cache

  /// Current offers, in the order of the page; half the price in the last hour.
  func refresh() throws -> [Offer] {
    let page = try loader.load()
    var current: [Offer] = []
    for (index, line) in page.split(separator: "\n").enumerated() {
      guard let offer = Offer(line) else { throw BadLine(number: index + 1) }
      if offer.end > clock.now() {
        current.append(offer.end - clock.now() <= 3_600 ? offer.halved : offer)
      }
    }
    try cache.save(page)
    return current
  }
}
