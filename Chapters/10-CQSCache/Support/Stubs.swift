import Foundation
import Playground

/// Completes at once with each of its answers, in order.
struct StubItemsClient: ItemsClient {
  let answers: [Result<[Item], any Error>]

  init(_ answers: Result<[Item], any Error>...) { self.answers = answers }

  func fetchItems(completion: @escaping (Result<[Item], any Error>) -> Void) {
    for answer in answers { completion(answer) }
  }
}

/// Completes at once with all answers that `server` returns for the request.
final class StubHTTPClient: HTTPClient {
  private let server: (URL) -> Server

  init(server: @escaping (URL) -> Server) { self.server = server }

  func get(from url: URL, completion: @escaping (Result<Data, any Error>) -> Void) {
    for answer in server(url) { completion(answer) }
  }
}

/// The document mentions this type without showing it.
final class MemoryItemsCache: ItemsCache, ItemsReader {
  private(set) var cached: CachedItems?
  private let failure: FileFailure?

  init(failure: FileFailure? = nil) { self.failure = failure }

  func save(_ items: [Item]) throws {
    if let failure { throw failure }
    cached = CachedItems(savedAt: .beginning, items: items)
  }

  func load() throws -> CachedItems? { cached }
}

/// Records the calls of a cache.
struct RecordedItemsCache: ItemsCache, ItemsReader {
  let base: MemoryItemsCache
  let log: Log

  func save(_ items: [Item]) throws {
    log.note("save")
    try base.save(items)
  }

  func load() throws -> CachedItems? {
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

/// Every answer to one fetch that arrives before the call returns.
func answers(of client: any ItemsClient) -> [String] {
  var answers: [String] = []
  client.fetchItems { answers.append(describe($0)) }
  return answers
}

/// An answer as a transcript prints it: `success(tea, milk)`, `failure(offline)`.
func describe(_ answer: Result<[Item], any Error>) -> String {
  switch answer {
  case .success(let items): "success(\(items.map(\.name).joined(separator: ", ")))"
  case .failure(let error): "failure(\(error))"
  }
}
