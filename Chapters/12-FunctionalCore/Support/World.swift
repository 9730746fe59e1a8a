import Playground

/// All that a program can do to the world here. It is in memory, so that it is the same every day;
/// whoever uses it cannot tell.
final class World {
  let server: Server
  let disk: Disk
  let clock: WallClock
  let screen: Screen
  private let recorder = Recorder()

  /// Without a page, the server cannot be reached. The hour is since 1970.
  init(page: String?, hour: Int) {
    server = Server(page: page, note: recorder.note)
    disk = Disk(note: recorder.note)
    clock = WallClock(time: .seconds(hour * 3_600), note: recorder.note)
    screen = Screen(note: recorder.note)
  }

  /// What was done, in order.
  var effects: [String] { recorder.lines }
}
