import Foundation
import Playground

/// All that a program can do to the world here. It is in memory, so that it is the same every day;
/// whoever uses it cannot tell. It writes down what is done.
final class World {
  class StandIn {
    fileprivate let note: (String) -> Void

    init(note: @escaping (String) -> Void) { self.note = note }
  }

  final class Server: StandIn, FunctionalCore.Server {
    /// Nil if it cannot be reached.
    var page: String?

    func ask() throws -> Data {
      note("ask the server")
      guard let page else { throw URLError(.notConnectedToInternet) }
      return Data(page.utf8)
    }
  }

  /// One file.
  final class Disk: StandIn, FunctionalCore.Disk {
    private var file: Data?

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

  final class WallClock: StandIn, FunctionalCore.WallClock {
    var time = Duration.zero

    func read() -> Duration {
      note("read the clock")
      return time
    }
  }

  final class Display: StandIn, FunctionalCore.Display {
    private(set) var lines: [String] = []

    func show(_ lines: [String]) {
      note("fill the screen")
      self.lines = lines
    }
  }

  let server: Server
  let disk: Disk
  let clock: WallClock
  let display: Display
  private let recorder = Recorder()

  /// Without a page, the server cannot be reached. The hour is since 1970.
  init(page: String?, hour: Int) {
    (server, disk) = (Server(note: recorder.note), Disk(note: recorder.note))
    (clock, display) = (WallClock(note: recorder.note), Display(note: recorder.note))
    (server.page, clock.time) = (page, .seconds(hour * 3_600))
  }

  /// What was done, in order.
  var effects: [String] { recorder.lines }
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
