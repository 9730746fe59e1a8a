import Foundation

/// The composed client over a server, a disk and a clock that can be set.
final class Scene {
  let files = MemoryFiles()
  let cache: FileItemsCache
  let client: FallbackItemsClient
  private let httpClient = StubHTTPClient()
  private let clock = Clock()
  private let log = Log()

  init() {
    cache = FileItemsCache(path: "items.json", files: files, now: { [clock] in clock.now })
    client = makeItemsClient(
      httpClient: httpClient, cache: cache, now: { [clock] in clock.now },
      patience: { runsOut in runsOut() }, report: { [log] in log.lines.append("\($0)") })
  }

  /// Hours since the beginning.
  var hour: Int {
    get { clock.hour }
    set { clock.hour = newValue }
  }

  /// What was reported, in order.
  var reports: [String] { log.lines }

  enum Server {
    case items([String])
    case offline, silent, garbage, nothing
    /// It answers, and answers again.
    case twice(String, String)
  }

  var server: Server = .silent {
    didSet { httpClient.answers = sent(by: server) }
  }

  /// Every answer to one fetch.
  func ask() -> String { answers(of: client).joined(separator: " and ") }

  private func sent(by server: Server) -> [Result<Data, any Error>] {
    switch server {
    case .items(let names): [.success(json(names))]
    case .offline: [.failure(ServerFailure.offline)]
    case .silent: []
    case .garbage: [.success(Data("<html>".utf8))]
    case .nothing: [.success(Data())]
    case .twice(let first, let second): [.success(json([first])), .success(json([second]))]
    }
  }

  private func json(_ names: [String]) -> Data {
    Data("[\(names.map { #"{"name": "\#($0)"}"# }.joined(separator: ", "))]".utf8)
  }
}

private final class Clock {
  var hour = 0
  var now: Date { .beginning + TimeInterval(hour * 3600) }
}

private final class Log {
  var lines: [String] = []
}
