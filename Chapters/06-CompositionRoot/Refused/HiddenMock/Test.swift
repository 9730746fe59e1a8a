// Refused: a public mock whose initializer is internal, used in a test target (OURS-33)

import WishMocks

#if !REPAIRED
  // expected-error@+1 {{'StubWishStore' initializer is inaccessible due to 'internal' protection level}}
  let store = StubWishStore(wishes: ["tea"])
#else
  let store = OpenStubWishStore(wishes: ["tea"])
#endif
