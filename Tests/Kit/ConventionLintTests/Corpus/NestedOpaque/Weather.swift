// What is special here: a nested alias, taken as an opaque parameter and not kept; only closures and values made from it live on.
struct Forecast { let text: String; let warning: String? }
protocol Stations { func forecast(_ place: String) -> Forecast }
protocol Places { var current: String { get } }
protocol Sirens { func sound() }
protocol HasStations { var stations: any Stations { get } }
protocol HasPlaces { var places: any Places { get } }
protocol HasSirens { var sirens: any Sirens { get } }

final class Weather {
  typealias Dependencies = HasStations
    & HasPlaces
    & HasSirens

  private let load: () -> Forecast
  private let warn: () -> Void
  private(set) lazy var forecast = load()

  init(dependencies: some Dependencies) {
    let place = dependencies.places.current
    load = { [stations = dependencies.stations] in stations.forecast(place) }
    warn = dependencies.sirens.sound
  }

  func refresh() {
    forecast = load()
    if forecast.warning != nil { warn() }
  }
}
