// Fails makesNone: one is made in advance, and nobody has opened a product.
// TASK 2: Take out of the shop what is no business of the whole shop.
/// What lives as long as the app, and is everybody's.
final class Shop: TrackingDependency, LoggingDependency, CountingDependency {
  let tracker: any Tracking
  let logger: any Logging
  let counter: any Counting

  init(tracker: any Tracking, logger: any Logging, counter: any Counting) {
    (self.tracker, self.logger, self.counter) = (tracker, logger, counter)
    _ = ProductDataRepository(dependencies: self, sku: "the first product")
  }
}
