// Refused: the document's `let bar: Bar`, where Bar takes its alias generically (CPDI-E06)

@testable import Forwarding

struct Foo<Dependencies: FooDependencies> {
  #if !REPAIRED
    // expected-error@+1 {{reference to generic type 'Bar' requires arguments in <...>}}
    let bar: Bar
  #else
    let bar: Bar<Dependencies>
  #endif
}
