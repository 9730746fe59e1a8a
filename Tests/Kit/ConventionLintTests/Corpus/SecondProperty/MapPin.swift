// What is special here: the struct has a memberwise initializer, and a stored property stands before `dependencies`, after a computed one.
protocol Geocoding { func name(_ x: Int, _ y: Int) -> String }
protocol GeocodingDependency { var geocoder: any Geocoding { get } }

typealias MapPinDependencies = GeocodingDependency

struct MapPin<Dependencies: MapPinDependencies> {
  var label: String { dependencies.geocoder.name(x, y) }

  let x: Int
  let dependencies: Dependencies
  let y: Int

  func draw() -> String { "(\(x), \(y)) \(label)" }

  func isNear(_ otherX: Int, _ otherY: Int) -> Bool {
    let distance = abs(x - otherX) + abs(y - otherY)
    return distance < 3
  }
}
