// Refused: the document's async decorator for a requirement that isn't async (STG-156, STG-E10)
// modes: 5 6
// alone: it is the document's code, as printed; it never says what a `Key` is

import Foundation

typealias Key = String

protocol Repository {
  // expected-note@+1 {{protocol requires function 'get(with:)' with type '(Key) throws -> Data' (aka '(String) throws -> Data')}}
  func get(with key: Key) throws -> Data
}

#if !REPAIRED
  // expected-error@+2 {{type 'LoggingRepository' does not conform to protocol 'Repository'}}
  // expected-note@+1 {{add stubs for conformance}}
  final class LoggingRepository: Repository {
    private let repository: Repository
    init(repository: Repository) {
      self.repository = repository
    }
    // expected-note@+1 {{candidate is 'async', but protocol requirement is not}}
    func get(with key: Key) async throws -> Data {
      print("Requesting: \(key)")
      // expected-warning@+1 {{no 'async' operations occur within 'await' expression}}
      let data = try await repository.get(with: key)
      print("Response: \(data)")
      return data
    }
  }
#else
  final class LoggingRepository: Repository {
    private let repository: Repository
    init(repository: Repository) {
      self.repository = repository
    }
    func get(with key: Key) throws -> Data {
      print("Requesting: \(key)")
      let data = try repository.get(with: key)
      print("Response: \(data)")
      return data
    }
  }
#endif
