import Foundation

// What the trials and tests put in place of a server and a disk.

/// Answers at once: with each of its answers, one after the other.
final class StubItemsClient: ItemsClient {
  var answers: [Result<[Item], any Error>]
  private(set) var calls = 0

  init(_ answers: Result<[Item], any Error>...) { self.answers = answers }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    calls += 1
    for answer in answers { completion(answer) }
  }
}

final class StubHTTPClient: HTTPClient {
  var answers: [Result<Data, any Error>] = []
  private(set) var calls = 0

  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    calls += 1
    for answer in answers { completion(answer) }
  }
}

/// The document names it and does not show it. It counts how often it is asked.
final class MemoryItemsCache: ItemsCache, ItemsReader {
  private(set) var saves = 0
  private(set) var loads = 0
  private(set) var kept: KeptItems?
  var failure: FileFailure?

  func save(_ items: [Item]) throws {
    saves += 1
    if let failure { throw failure }
    kept = KeptItems(savedAt: .beginning, items: items)
  }

  func load() throws -> KeptItems? {
    loads += 1
    return kept
  }
}

extension FileFailure {
  static let diskFull = FileFailure("disk full")
  static let noPermission = FileFailure("no permission")
}

extension Date {
  /// The first hour of every trial.
  static let beginning = Date(timeIntervalSinceReferenceDate: 0)
}

/// Items of these names.
func items(_ names: String...) -> [Item] { names.map(Item.init) }

/// Every answer to one fetch that came at once.
func answers(of client: any ItemsClient) -> [String] {
  var answers: [String] = []
  client.fetchItems { answers.append(words($0)) }
  return answers
}

/// An answer as a transcript prints it: `success(tea, milk)`, `failure(offline)`.
func words(_ answer: Result<[Item], any Error>) -> String {
  switch answer {
  case .success(let items): "success(\(items.map(\.name).joined(separator: ", ")))"
  case .failure(let error): "failure(\(error))"
  }
}
