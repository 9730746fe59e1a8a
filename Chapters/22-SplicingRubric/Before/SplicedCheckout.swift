extension Before {
  /// The basket belongs to the checkout, and the reader to one payment. A splice keeps both equally long.
  struct SplicedCheckoutDependencies: TrackingDependency {
    private let externalDependencies: any TrackingDependency
    let basket: Basket
    let cardReader: CardReader

    var tracker: any Tracking { externalDependencies.tracker }

    init(externalDependencies: any TrackingDependency, basket: Basket, cardReader: CardReader) {
      self.externalDependencies = externalDependencies
      (self.basket, self.cardReader) = (basket, cardReader)
    }
  }
}

final class Basket: Sendable {}

/// Is on as long as it is alive.
final class CardReader: Sendable {}
