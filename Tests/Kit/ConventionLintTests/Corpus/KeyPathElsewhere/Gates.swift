// What is special here: the members are named only in key paths that a nested enum's property returns, and read by a subscript.
struct Gate: Sendable { let name: String; var open: Bool }
protocol NorthDependency { var north: Gate { get } }
protocol SouthDependency { var south: Gate { get } }

typealias GatesDependencies = NorthDependency & SouthDependency

struct Gates<Dependencies: GatesDependencies> {
  enum Side: CaseIterable {
    case north, south

    fileprivate var path: KeyPath<Dependencies, Gate> {
      switch self {
      case .north: \.north
      case .south: \.south
      }
    }
  }

  let dependencies: Dependencies

  subscript(_ side: Side) -> Gate {
    dependencies[keyPath: side.path]
  }

  var open: [String] {
    Side.allCases.map { self[$0] }.filter(\.open).map(\.name)
  }
}
