// Given: leave this file as it is.

/// The photos that the customer has selected.
final class Selection {
  var count = 0
}

protocol SelectionDependency {
  var selection: Selection { get }
}

/// What the customer is about to buy.
final class Basket {
  var contents = "tea"
}

protocol BasketDependency {
  var basket: Basket { get }
}

/// Is on as long as it is alive, and stores the card that it has read.
final class CardReader {
  var card = "no card"
  private let tracker: any Tracking

  init(dependencies: some TrackingDependency) {
    tracker = dependencies.tracker
    tracker.track("reader on")
  }

  deinit { tracker.track("reader off") }
}

protocol CardReaderDependency {
  var cardReader: CardReader { get }
}
