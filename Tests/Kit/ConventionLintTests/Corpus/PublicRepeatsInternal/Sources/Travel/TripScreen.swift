import Maps

protocol Trips { func name() -> String }
protocol TripsDependency { var trips: any Trips { get } }

typealias TripScreenDependencies = MapScreenDependencies
  & TripsDependency

struct TripScreen<Dependencies: TripScreenDependencies> {
  let dependencies: Dependencies
  func draw() -> [String] {
    let map = MapScreen(dependencies: dependencies)
    return [dependencies.trips.name(), map.draw()]
  }
}
