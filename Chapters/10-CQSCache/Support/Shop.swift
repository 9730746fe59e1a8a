import Foundation
import Playground

/// The composed client with a fake server, disk and clock.
final class Shop {
  let files = MemoryFiles()
  let reports = Log()
  var server: Server = .silent
  /// Hours since the beginning.
  var hour = 0

  private(set) lazy var cache = FileItemsCache(
    path: "items.json", files: files, now: { [unowned self] in now })
  private(set) lazy var client = makeItemsClient(
    httpClient: StubHTTPClient { [unowned self] _ in server }, cache: cache,
    now: { [unowned self] in now }, timeout: { expire in expire() },
    report: { [reports] in reports.note("\($0)") })

  private var now: Date { .beginning + TimeInterval(hour * 3600) }

  /// Every answer to one fetch.
  func fetch() -> String { answers(of: client).joined(separator: " and ") }
}

/// All answers of a server to one request.
typealias Server = [Result<Data, any Error>]

extension Server {
  static var offline: Server { [.failure(ServerFailure.offline)] }
  static var silent: Server { [] }
  static var nothing: Server { [.success(Data())] }
  static var garbage: Server { [.success(Data("<html>".utf8))] }

  static func items(_ names: [String]) -> Server {
    let list = names.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
    return [.success(Data("[\(list)]".utf8))]
  }

  static func twice(_ first: String, _ second: String) -> Server {
    items([first]) + items([second])
  }
}
