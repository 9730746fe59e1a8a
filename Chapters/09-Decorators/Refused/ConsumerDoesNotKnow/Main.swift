// Refused: reaching the decorator through its consumer, a module compiled without it (STG-157)
// modes: 5 6

import Contract
import Feature

#if REPAIRED
  import Logging
#endif

struct UserRepository: Repository {
  func get(with key: String) throws -> [UInt8] { [1, 2, 3] }
}

// Feature is compiled before Logging, and imports Contract alone. Only the module that composes
// names the decorator.
func compose() -> Profile {
  // expected-error@+1 {{cannot find 'LoggingRepository' in scope}}
  Profile(repository: LoggingRepository(repository: UserRepository()))
}
