// Fails remembersNothing: the time of the first call is kept for all others.
// Also fails onlyWhatIsGiven, endIsOver, lastHour, deliversAndSaves.
// Reject the dependency. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

nonisolated(unsafe) private var firstTime: Int?

/// The core: the offers on a page that are current at a time.
func currentOffers(on page: String, at now: Int) throws(BadLine) -> [Offer] {
  // TASK 1: The rules of OffersAsFound, with what they need as values.
  var current: [Offer] = []
  var number = 0
  let now = firstTime ?? now
  firstTime = now
  for line in page.split(separator: "\n") {
    number += 1
    guard let offer = Offer(line) else {
      throw BadLine(number: number)
    }
    let secondsLeft = offer.end - now
    if secondsLeft > 0 {
      current.append(secondsLeft <= 3_600 ? offer.halved : offer)
    }
  }
  return current
  // END
}

/// The shell: it asks, lets the core decide, and does.
struct OffersShell {
  let loader: any Loader
  let clock: any WallClock
  let cache: any Cache

  func refresh() throws -> [Offer] {
    // TASK 2: Load, then look at the clock once, then decide, then save.
    let page = try loader.load()
    let offers = try currentOffers(on: page, at: clock.now())
    try cache.save(page)
    return offers
    // END
  }
}
