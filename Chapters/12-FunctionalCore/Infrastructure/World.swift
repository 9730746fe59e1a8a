import Foundation

/// All that a program can do to the world here. It is in memory, so that it is the same every day;
/// whoever uses it cannot tell.
final class World {
  let server: Server
  let disk: Disk
  let clock: WallClock
  let screen: Screen
  private let log = Log()

  /// - Parameters:
  ///   - page: what the server answers; nil if it cannot be reached.
  ///   - hour: what the clock says: hours since 1970.
  init(page: String?, hour: Int) {
    let note: (String) -> Void = { [log] in log.effects.append($0) }
    server = Server(page: page.map { Data($0.utf8) }, note: note)
    disk = Disk(note: note)
    clock = WallClock(time: .seconds(hour * 3_600), note: note)
    screen = Screen(note: note)
  }

  /// What was done, in order.
  var effects: [String] { log.effects }

  private final class Log {
    var effects: [String] = []
  }
}
