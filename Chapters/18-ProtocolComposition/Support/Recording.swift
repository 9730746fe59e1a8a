import Playground

extension Log: Logging, Tracking {
  func log(_ message: String) { note("log: \(message)") }
  func track(_ event: String) { note("track: \(event)") }
}

/// The container in a test of `checkOut`.
struct CheckOutTestDependencies: CheckOutDependencies {
  let tracker: any Tracking
  let delivery: any Delivering
}

/// Records parcels. The log's own `track` records events.
struct Deliveries: Delivering {
  let log: Log

  func track(_ parcel: String) { log.note("deliver: \(parcel)") }
}

extension [String: Int]: Pricing {
  func cents(of item: Item) -> Int { self[item.name] ?? 0 }
}

extension App {
  /// An app whose services write into one log.
  convenience init(log: Log, prices: [String: Int] = ["tea": 250]) {
    self.init(logger: log, tracker: log, prices: prices, delivery: Deliveries(log: log))
  }
}

/// Conforms to the two parts without naming their alias.
class FlyingCar: Car, Airplane {
  let log: Log

  init(log: Log) { self.log = log }
  func drive() { log.note("drive") }
  func fly() { log.note("fly") }
}

final class FlyingMotorcycle: FlyingCar, Motorcycle {
  func wheelie() { log.note("wheelie") }
}
