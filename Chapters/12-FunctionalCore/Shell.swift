import Foundation
import ItemsCore

// snippet.shell
/// Asks, lets the core decide, and does what it says. There is no rule in it, and no branch.
final class ItemListViewModel {
  private let server: Server
  private let disk: Disk
  private let clock: WallClock
  private let screen: Screen

  init(_ world: World) {
    (server, disk, clock, screen) = (world.server, world.disk, world.clock, world.screen)
  }

  func refresh() {
    let answer = try? remoteItems(in: server.ask())
    let kept = try? KeptItems(file: disk.read())
    let decision = decide(answer: answer, kept: kept, now: clock.read())
    screen.show(decision.lines)
    decision.keep.map { disk.write($0.file) }
  }
}
// snippet.end
