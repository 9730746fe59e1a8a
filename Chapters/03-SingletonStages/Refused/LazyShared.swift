// Refused: a lazy property of an object that threads share; `static let` is lazy and safe (STG-31)
// alone: no class of the chapter has a lazy property

#if !REPAIRED
  final class ServerAPI: Sendable {
    // expected-error@+1 {{stored property '$__lazy_storage_$_client' of 'Sendable'-conforming class 'ServerAPI' is mutable}}
    lazy var client = 1
  }
#else
  final class ServerAPI: Sendable {
    static let client = 1
  }
#endif
