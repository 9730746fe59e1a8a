// Refused: the document's unused results, `a.getAs()`, with warnings as errors (DEPS-E10)
// modes: 5 6
// flags: -warnings-as-errors
// script

import Numbers

let a = AService()
#if !REPAIRED
  // expected-error@+1 {{result of call to 'getAs()' is unused}}
  a.getAs()
#else
  print(a.getAs())
#endif
