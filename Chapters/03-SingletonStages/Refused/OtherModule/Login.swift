// Refused: "delete the private initializer" is not enough for another module (STG-37, STG-E33)
// modes: 5 6

import ServerAPIModule

#if !REPAIRED
  // expected-error@+1 {{'ServerAPIClient' initializer is inaccessible due to 'internal' protection level}}
  let client = ServerAPIClient()
#else
  let client = OpenedServerAPIClient()
#endif
