// Refused: a rubric that forgets a cell (CPDI-49)

@testable import SplicingRubric

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
