// Refused: the document's `let bar: Bar`, where Bar takes its alias generically (CPDI-E06)

protocol LoggingDependency {}

typealias BarDependencies = LoggingDependency

// expected-note@+1 {{generic struct 'Bar' declared here}}
struct Bar<Dependencies: BarDependencies> {
  let dependencies: Dependencies
}

typealias FooDependencies = BarDependencies

struct Foo<Dependencies: FooDependencies> {
  #if !REPAIRED
    // expected-error@+1 {{reference to generic type 'Bar' requires arguments in <...>}}
    let bar: Bar
  #else
    let bar: Bar<Dependencies>
  #endif
}
