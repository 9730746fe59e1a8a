// Refused: a stored property in an adapter that is an extension (STG-76)
// modes: 5 6

import ServerAPI

#if !REPAIRED
  extension ServerAPIClient {
    // expected-error@+1 {{extensions must not contain stored properties}}
    var path = "/login"
  }
#else
  struct RememberingAdapter {
    let client: ServerAPIClient
    var path = "/login"
  }
#endif
