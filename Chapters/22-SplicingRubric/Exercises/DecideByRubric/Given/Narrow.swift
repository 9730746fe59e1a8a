// Given: leave this file as it is.

/// Holds one product and the quantity in the cart.
final class ProductDataRepository {
  let productName: String
  var quantity = 0

  init(productName: String) { self.productName = productName }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

/// Counts its texts.
final class Store {
  var count = 0
}

protocol ReviewsDependency {
  var reviews: Store { get }
}

protocol DraftsDependency {
  var drafts: Store { get }
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
