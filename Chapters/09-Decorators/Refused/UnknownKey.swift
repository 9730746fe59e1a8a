// Refused: an undeclared type; the document never says what a key is (STG-155, STG-E09)
// modes: 5 6
// alone: it is the document's code, as printed

import Foundation

#if !REPAIRED
  protocol Repository {
    // expected-error@+1 {{cannot find type 'Key' in scope}}
    func get(with key: Key) throws -> Data
  }
#else
  typealias Key = String

  protocol Repository {
    func get(with key: Key) throws -> Data
  }
#endif
