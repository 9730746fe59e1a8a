// Refused: the shared session, printed without its import (STG-35)
// modes: 5 6
// alone: it is about an import

#if REPAIRED
  import Foundation
  // On Linux the session comes in a library of its own.
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif
#endif

// expected-error@+1 {{cannot find 'URLSession' in scope}}
let session = URLSession.shared
