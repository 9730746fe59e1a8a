// What is special here: a protocol for screens has an associated type `Dependencies`, filled in by the generic parameter of each screen.
protocol Texts { func text(_ key: String) -> String }
protocol TextsDependency { var texts: any Texts { get } }

protocol Screen {
  associatedtype Dependencies
  init(dependencies: Dependencies)
  func draw() -> String
}

typealias TermsScreenDependencies = TextsDependency

struct TermsScreen<Dependencies: TermsScreenDependencies>: Screen {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func draw() -> String { dependencies.texts.text("terms") }
}

func drawAll(_ screens: [any Screen]) -> [String] {
  screens.map { $0.draw() }
}
