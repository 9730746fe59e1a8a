import Foundation
import Playground

/// What a decorator must not change, so that its callers can't notice it.
enum DecoratorLaw: String, CaseIterable {
  case sameValue = "same value"
  case sameError = "same error"
  /// The service is asked as often as before, and for the same keys.
  case sameCalls = "same calls"
}

/// A repository with a known answer, and a record of what it was asked for.
struct StubRepository: Repository {
  enum Failure: Error { case offline, forbidden }

  let answer: Result<Data, Failure>
  let asked = Log()

  func get(with key: Key) throws -> Data {
    asked.note(key)
    return try answer.get()
  }
}

/// Calls each stub once as it is and once decorated, and tells which laws the decorator breaks.
func brokenLaws(_ decorate: (any Repository) -> any Repository) -> [String] {
  let answers: [Result<Data, StubRepository.Failure>] = [
    .success(Data()), .success(Data("Ada".utf8)), .success(Data(count: 1000)),
    .failure(.offline), .failure(.forbidden),
  ]
  var broken: Set<DecoratorLaw> = []
  for answer in answers {
    for key in ["u1", ""] {
      let (plain, inner) = (StubRepository(answer: answer), StubRepository(answer: answer))
      let wanted = Result { try plain.get(with: key) }
      let found = Result { try decorate(inner).get(with: key) }
      if wanted.value != found.value { broken.insert(.sameValue) }
      if wanted.failure != found.failure { broken.insert(.sameError) }
      if plain.asked.lines != inner.asked.lines { broken.insert(.sameCalls) }
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
