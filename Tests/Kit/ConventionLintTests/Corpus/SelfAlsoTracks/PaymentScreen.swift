// What is special here: the used extension method belongs to one leaf but is there only for `Self` that has the other leaf too.
protocol Logging { func log(_ text: String) }
protocol Tracking { func track(_ event: String) }

protocol HasLogger { var logger: any Logging { get } }
protocol HasTracker { var tracker: any Tracking { get } }

extension HasLogger where Self: HasTracker {
  func report(_ event: String) {
    logger.log(event)
    tracker.track(event)
  }
}

typealias PaymentScreenDependencies = HasLogger
  & HasTracker

struct PaymentScreen<Dependencies: PaymentScreenDependencies> {
  let dependencies: Dependencies
  let amount: Int

  func pay() {
    guard amount > 0 else { return }
    dependencies.report("paid \(amount)")
  }
}
