extension Before {
  /// The basket belongs to the checkout, and the card reader to one payment. But a splice keeps both for the same time.
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

/// The reader is on as long as this object is alive.
final class CardReader: Sendable {}
