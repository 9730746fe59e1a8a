// What is special here: the singular leaf was replaced by a plural one in the code, and both are still listed.
struct Meter {
  let number: Int
  let reading: Int
}

protocol Tariff { func cents(for units: Int) -> Int }

protocol MeterProviding { var meter: Meter { get } }
protocol MetersProviding { var meters: [Meter] { get } }
protocol TariffProviding { var tariff: any Tariff { get } }

typealias MeterLabelDependencies = MeterProviding

struct MeterLabel<Dependencies: MeterLabelDependencies> {
  let dependencies: Dependencies

  var text: String { "No. \(dependencies.meter.number)" }
}

typealias BillingDependencies =
  MeterProviding &
  MetersProviding &
  TariffProviding

final class Billing<Dependencies: BillingDependencies> {
  private let dependencies: Dependencies
  private var sent: [Int: Int] = [:]

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  // Until last year there was one meter in each house.
  func bill() -> Int {
    dependencies.meters.reduce(0) { sum, next in sum + charge(next) }
  }

  private func charge(_ device: Meter) -> Int {
    let cents = dependencies.tariff.cents(for: device.reading - sent[device.number, default: 0])
    sent[device.number] = device.reading
    return cents
  }
}

struct House: MeterProviding, MetersProviding, TariffProviding {
  let meters: [Meter]
  let tariff: any Tariff
  var meter: Meter { meters[0] }
}
