import Foundation
import Playground

/// What a decorator must not change for its callers.
enum DecoratorLaw: String, CaseIterable {
  case sameValue = "same value"
  case sameError = "same error"
  /// The service is called the same number of times, with the same keys.
  case sameCalls = "same calls"
}

/// Returns a fixed answer and records the requested keys.
struct StubRepository: Repository {
  let answer: Result<Data, UserError>
  let requestedKeys = Log()

  func get(with key: Key) throws -> Data {
    requestedKeys.note(key)
    return try answer.get()
  }
}

/// Calls each stub with and without the decorator, and returns the laws that the decorator breaks.
func brokenLaws(_ decorate: (any Repository) -> any Repository) -> [String] {
  let answers: [Result<Data, UserError>] = [
    .success(Data()), .success(Data("Ada".utf8)), .success(Data(count: 1000)),
    .failure(.offline), .failure(.unknown),
  ]
  var broken: Set<DecoratorLaw> = []
  for answer in answers {
    for key in ["u1", ""] {
      let (plain, inner) = (StubRepository(answer: answer), StubRepository(answer: answer))
      let expected = Result { try plain.get(with: key) }
      let actual = Result { try decorate(inner).get(with: key) }
      if expected.value != actual.value { broken.insert(.sameValue) }
      if expected.failure != actual.failure { broken.insert(.sameError) }
      if plain.requestedKeys.lines != inner.requestedKeys.lines { broken.insert(.sameCalls) }
    }
  }
  return DecoratorLaw.allCases.filter(broken.contains).map(\.rawValue)
}

extension Result<Data, any Error> {
  fileprivate var value: Data? { try? get() }

  /// The stub's failure, or another error's description.
  fileprivate var failure: String? {
    guard case .failure(let error) = self else { return nil }
    return "\(type(of: error)) \(error)"
  }
}
