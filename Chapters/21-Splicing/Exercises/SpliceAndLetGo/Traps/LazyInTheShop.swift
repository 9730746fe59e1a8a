// Fails hasNone: it is made late, and still everybody in the shop can have it.
// Also fails keepsNone, asksInVain.
// TASK 2: Take out of the shop what is no business of the whole shop.
/// What lives as long as the app, and is everybody's.
final class Shop: TrackingDependency, LoggingDependency, CountingDependency,
  ProductDataRepositoryDependency
{
  let tracker: any Tracking
  let logger: any Logging
  let counter: any Counting
  private(set) lazy var productDataRepository = ProductDataRepository(
    dependencies: self, sku: "the first product")

  init(tracker: any Tracking, logger: any Logging, counter: any Counting) {
    (self.tracker, self.logger, self.counter) = (tracker, logger, counter)
  }
}
