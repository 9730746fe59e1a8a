import Playground

extension Recorder: Logging, Tracking {
  func log(_ message: String) { note("log: \(message)") }
  func track(_ event: String) { note("track: \(event)") }
}

/// What a test of `checkOut` brings.
struct CheckOutTestDependencies: CheckOutDependencies {
  let tracker: any Tracking
  let delivery: any Delivering
}

/// Notes parcels. The recorder cannot: its `track` is for events.
struct Deliveries: Delivering {
  let recorder: Recorder

  func track(_ parcel: String) { recorder.note("deliver: \(parcel)") }
}

extension [String: Int]: Pricing {
  func cents(of item: Item) -> Int { self[item.name] ?? 0 }
}

extension App {
  /// An app whose services write into one recorder.
  convenience init(recorder: Recorder, prices: [String: Int] = ["tea": 250]) {
    self.init(
      logger: recorder, tracker: recorder, prices: prices,
      delivery: Deliveries(recorder: recorder))
  }
}

/// Conforms to the parts, and does not name their alias.
class FlyingCar: Car, Airplane {
  let recorder: Recorder

  init(recorder: Recorder) { self.recorder = recorder }
  func drive() { recorder.note("drive") }
  func fly() { recorder.note("fly") }
}

final class FlyingMotorcycle: FlyingCar, Motorcycle {
  func wheelie() { recorder.note("wheelie") }
}
