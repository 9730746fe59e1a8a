// Refused: the shared session, printed without its import (STG-35)
// modes: 5 6
// alone: it tests an import

#if REPAIRED
  import Foundation
  // On Linux, URLSession is in a separate library.
  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif
#endif

// expected-error@+1 {{cannot find 'URLSession' in scope}}
let session = URLSession.shared
