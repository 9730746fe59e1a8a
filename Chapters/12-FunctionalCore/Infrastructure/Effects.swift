import Foundation

/// The network.
final class Server {
  /// Nil if it cannot be reached.
  var page: String?
  private let note: (String) -> Void

  init(page: String?, note: @escaping (String) -> Void) { (self.page, self.note) = (page, note) }

  func ask() throws -> Data {
    note("ask the server")
    guard let page else { throw URLError(.notConnectedToInternet) }
    return Data(page.utf8)
  }
}

/// The database: one file.
final class Disk {
  private var file: Data?
  private let note: (String) -> Void

  init(note: @escaping (String) -> Void) { self.note = note }

  func read() throws -> Data {
    note("read the file")
    guard let file else { throw CocoaError(.fileReadNoSuchFile) }
    return file
  }

  func write(_ file: Data) {
    note("write the file")
    self.file = file
  }
}

final class WallClock {
  /// Since 1970.
  var time: Duration
  private let note: (String) -> Void

  init(time: Duration, note: @escaping (String) -> Void) { (self.time, self.note) = (time, note) }

  func read() -> Duration {
    note("read the clock")
    return time
  }
}

/// The user interface.
final class Screen {
  private(set) var lines: [String] = []
  private let note: (String) -> Void

  init(note: @escaping (String) -> Void) { self.note = note }

  func show(_ lines: [String]) {
    note("fill the screen")
    self.lines = lines
  }
}
