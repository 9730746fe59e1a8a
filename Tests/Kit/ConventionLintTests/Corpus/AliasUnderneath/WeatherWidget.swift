// What is special here: the alias stands between the struct that takes it and the struct's extension.
protocol Forecast { func today() -> Int }
protocol Units { func format(_ degrees: Int) -> String }

protocol ForecastProviding { var forecast: any Forecast { get } }
protocol UnitsProviding { var units: any Units { get } }

struct WeatherWidget<Dependencies: WeatherWidgetDependencies> {
  let dependencies: Dependencies
  var isCompact = false
}

typealias WeatherWidgetDependencies = ForecastProviding & UnitsProviding

extension WeatherWidget {
  func draw() -> String {
    let text = dependencies.units.format(dependencies.forecast.today())
    return isCompact ? text : "Today: \(text)"
  }
}
