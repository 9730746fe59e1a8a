// Refused: the document's decorator; it waits, and the requirement does not (STG-156, STG-E10)
// modes: 5 6
// alone: it is the document's code, as printed

protocol Repository {
  // expected-note@+1 {{protocol requires function 'get(with:)' with type '(String) throws -> [UInt8]'}}
  func get(with key: String) throws -> [UInt8]
}

#if !REPAIRED
  // expected-error@+2 {{type 'LoggingRepository' does not conform to protocol 'Repository'}}
  // expected-note@+1 {{add stubs for conformance}}
  final class LoggingRepository: Repository {
    private let repository: Repository

    init(repository: Repository) { self.repository = repository }

    // expected-note@+1 {{candidate is 'async', but protocol requirement is not}}
    func get(with key: String) async throws -> [UInt8] {
      // expected-warning@+1 {{no 'async' operations occur within 'await' expression}}
      try await repository.get(with: key)
    }
  }
#else
  final class LoggingRepository: Repository {
    private let repository: Repository

    init(repository: Repository) { self.repository = repository }

    func get(with key: String) throws -> [UInt8] {
      try repository.get(with: key)
    }
  }
#endif
