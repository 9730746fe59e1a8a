// Fails hasNone: the shop stores none, and still gives one to everybody.
// Also fails asksInVain.
// TASK 2: Take out of the shop what is no business of the whole shop.
/// What lives as long as the app, and is everybody's.
final class Shop: TrackingDependency, LoggingDependency, CountingDependency {
  let tracker: any Tracking
  let logger: any Logging
  let counter: any Counting

  init(tracker: any Tracking, logger: any Logging, counter: any Counting) {
    (self.tracker, self.logger, self.counter) = (tracker, logger, counter)
  }
}

extension Shop: ProductDataRepositoryDependency {
  var productDataRepository: ProductDataRepository {
    ProductDataRepository(dependencies: self, sku: "the first product")
  }
}
