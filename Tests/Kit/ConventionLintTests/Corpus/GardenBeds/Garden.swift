protocol Soil { func moisture(at bed: Int) -> Double }
protocol Pump { func run(seconds: Int) }
protocol Forecast { var rain: Double { get } }

protocol SoilDependency { var soil: any Soil { get } }
protocol PumpDependency { var pump: any Pump { get } }
protocol ForecastDependency { var forecast: any Forecast { get } }

typealias GardenDependencies = ForecastDependency
  & PumpDependency
  & SoilDependency

struct Garden<Dependencies: GardenDependencies> {
  let dependencies: Dependencies
  let size: Int

  func morning() {
    guard dependencies.forecast.rain < 1 else { return }
    dependencies.pump.run(seconds: dryBeds().count * 30)
  }
}
