import Foundation
import Playground

/// The server, the disk, the clock and the display, in memory, so that every run is the same. It records
/// how the view models use them.
final class World {
  class Fake {
    fileprivate let note: (_ effect: String, _ call: String) -> Void
    fileprivate let answer: (String) -> Void

    init(_ name: String, effects: Log, calls: Log) {
      note = { effect, call in
        effects.note(effect)
        calls.call(call, from: "viewModel", to: name)
      }
      answer = { calls.answer($0, from: name, to: "viewModel") }
    }
  }

  final class Server: Fake, FunctionalCore.Server {
    /// The server's answer; nil if the server can't be reached.
    var page: String?

    func fetch() throws -> Data {
      note("ask the server", "fetch")
      answer(page == nil ? "no answer" : "a page")
      guard let page else { throw URLError(.notConnectedToInternet) }
      return Data(page.utf8)
    }
  }

  /// A disk with a single file.
  final class Disk: Fake, FunctionalCore.Disk {
    private var file: Data?

    func read() throws -> Data {
      note("read the file", "read")
      answer(file == nil ? "no file" : "a file")
      guard let file else { throw CocoaError(.fileReadNoSuchFile) }
      return file
    }

    func write(_ file: Data) {
      note("write the file", "write")
      self.file = file
    }
  }

  final class WallClock: Fake, FunctionalCore.WallClock {
    var time = Duration.zero

    func read() -> Duration {
      note("read the clock", "read")
      answer("hour \(time.components.seconds / 3_600)")
      return time
    }
  }

  final class Display: Fake, FunctionalCore.Display {
    private(set) var lines: [String] = []

    func show(_ lines: [String]) {
      note("fill the screen", "show \(lines.joined(separator: ", "))")
      self.lines = lines
    }
  }

  let server: Server
  let disk: Disk
  let clock: WallClock
  let display: Display
  private let (effectLog, callLog) = (Log(), Log())

  /// - Parameters:
  ///   - page: the server's answer, or nil if it can't be reached.
  ///   - hour: hours since 1970.
  init(page: String?, hour: Int) {
    (server, disk, clock, display) = (
      Server("server", effects: effectLog, calls: callLog),
      Disk("disk", effects: effectLog, calls: callLog),
      WallClock("clock", effects: effectLog, calls: callLog),
      Display("display", effects: effectLog, calls: callLog)
    )
    (server.page, clock.time) = (page, .seconds(hour * 3_600))
  }

  /// All effects, in order.
  var effects: [String] { effectLog.lines }

  /// All calls and answers, as lines of a sequence diagram.
  var calls: [String] { callLog.lines }
}

extension ItemListViewModel {
  convenience init(_ world: World) {
    self.init(
      server: world.server, disk: world.disk, clock: world.clock, display: world.display)
  }
}

extension Before.ItemListViewModel {
  convenience init(_ world: World) {
    self.init(
      server: world.server, disk: world.disk, clock: world.clock, display: world.display)
  }
}
