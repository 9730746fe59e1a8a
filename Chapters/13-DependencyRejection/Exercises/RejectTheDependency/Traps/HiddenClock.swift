// Fails onlyWhatIsGiven: it asks the clock of the machine, and not the value it was given.
// Also fails lastHour, badLineIsTold, remembersNothing.
// Reject the dependency. Tasks.md, in this folder, tells the tasks.
// Edit between a line that begins a TASK and the END below it. Helpers of your own may stand
// anywhere in this file.

import Foundation

/// The core: the offers on a page that are current at a time.
func currentOffers(on page: String, at now: Int) throws(BadLine) -> [Offer] {
  // TASK 1: The rules of OffersAsFound, with what they need as values.
  var current: [Offer] = []
  var number = 0
  let now = Int(Date().timeIntervalSince1970)
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
    // TASK 2: What OffersAsFound does besides its rules.
    let page = try loader.load()
    let offers = try currentOffers(on: page, at: clock.now())
    try cache.save(page)
    return offers
    // END
  }
}
