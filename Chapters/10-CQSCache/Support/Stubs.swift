import Foundation
import Playground

/// Answers at once: with each of its answers, one after the other.
struct StubItemsClient: ItemsClient {
  let answers: [Result<[Item], any Error>]

  init(_ answers: Result<[Item], any Error>...) { self.answers = answers }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    for answer in answers { completion(answer) }
  }
}

/// Answers at once, with all that `server` says to the request.
final class StubHTTPClient: HTTPClient {
  private let server: (URL) -> Server

  init(server: @escaping (URL) -> Server) { self.server = server }

  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    for answer in server(url) { completion(answer) }
  }
}

/// The document names it and does not show it.
final class MemoryItemsCache: ItemsCache, ItemsReader {
  private(set) var kept: KeptItems?
  private let failure: FileFailure?

  init(failure: FileFailure? = nil) { self.failure = failure }

  func save(_ items: [Item]) throws {
    if let failure { throw failure }
    kept = KeptItems(savedAt: .beginning, items: items)
  }

  func load() throws -> KeptItems? { kept }
}

/// Records what is asked of a cache.
struct RecordedItemsCache: ItemsCache, ItemsReader {
  let base: MemoryItemsCache
  let log: Log

  func save(_ items: [Item]) throws {
    log.note("save")
    try base.save(items)
  }

  func load() throws -> KeptItems? {
    log.note("load")
    return try base.load()
  }
}

extension FileFailure {
  static let diskFull = FileFailure("disk full")
  static let noPermission = FileFailure("no permission")
}

extension Date {
  /// The first hour of every scene.
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
