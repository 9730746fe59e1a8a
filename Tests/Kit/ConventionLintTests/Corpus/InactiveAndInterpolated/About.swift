// What is special here: one leaf is used only in an inactive #if branch, another in an interpolation inside of an interpolation.
protocol Build { var number: Int { get } }
protocol Year { var year: Int { get } }
protocol Store { func rate() }
protocol BuildDependency { var build: any Build { get } }
protocol YearDependency { var year: any Year { get } }
protocol StoreDependency { var store: any Store { get } }

typealias AboutDependencies = BuildDependency & YearDependency & StoreDependency

struct About<Dependencies: AboutDependencies> {
  let dependencies: Dependencies

  func text(_ style: (String) -> String = { $0 }) -> String {
    style("Build \(dependencies.build.number), \("(c) 2019-\(dependencies.year.year)")")
  }

  func close() {
    #if os(visionOS)
    dependencies.store.rate()
    #endif
  }
}
