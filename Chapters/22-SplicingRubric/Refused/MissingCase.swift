// Refused: a rubric that forgets a cell; each cell is a pair of terms, and all must be there (CPDI-63, CPDI-64, CPDI-65, CPDI-66, CPDI-67)

enum MemoryScope {
  case global, entireFeature, nonAdjacentDescendants, directDescendants, singleType
}

enum Accessibility { case `public`, `internal`, `private` }

enum Recommendation { case splice, maybeSplice, separateParameter, notApplicable }

func recommend(_ scope: MemoryScope, _ accessibility: Accessibility) -> Recommendation {
  // expected-error@+2 {{switch must be exhaustive}}
  // expected-note@+1 {{add missing case: '(.global, .internal)'}}
  switch (scope, accessibility) {
  case (.singleType, _), (.directDescendants, _): .separateParameter
  case (_, .private): .notApplicable
  case (.nonAdjacentDescendants, _): .maybeSplice
  case (.entireFeature, _): .splice
  case (.global, .public): .notApplicable
  #if REPAIRED
    case (.global, .internal): .splice
  #endif
  }
}
