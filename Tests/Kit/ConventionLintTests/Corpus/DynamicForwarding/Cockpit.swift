// What is special here: dependencies are wrapped in a dynamic-member struct, so that the leaves' members are called on something else.
protocol Altimeter { var feet: Int { get } }
protocol Radio { func call(_ text: String) }
protocol HasAltimeter { var altimeter: any Altimeter { get } }
protocol HasRadio { var radio: any Radio { get } }

@dynamicMemberLookup
struct Env<Root> {
  private let root: Root
  init(_ root: Root) { self.root = root }

  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value {
    root[keyPath: path]
  }
}

typealias CockpitDependencies = HasAltimeter & HasRadio

struct Cockpit<Dependencies: CockpitDependencies> {
  private let env: Env<Dependencies>

  init(dependencies: Dependencies) {
    env = Env(dependencies)
  }

  func check() {
    if env.altimeter.feet < 500 {
      env.radio.call("too low")
    }
  }
}
