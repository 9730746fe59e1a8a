// Given: leave this file as it is.

/// What is known of one product.
final class ProductDataRepository: Sendable {}

protocol ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository { get }
}

/// What somebody began to write.
final class ReviewDrafts: Sendable {}

protocol ReviewDraftsDependency {
  var reviewDrafts: ReviewDrafts { get }
}

/// What somebody is about to buy.
final class Basket: Sendable {}

protocol BasketDependency {
  var basket: Basket { get }
}

/// Reads one card. Nobody should have it longer than need be.
final class CardReader: Sendable {}

protocol CardReaderDependency {
  var cardReader: CardReader { get }
}
