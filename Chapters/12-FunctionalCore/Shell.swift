import Foundation
import ItemsCore

// The four dependencies of the list.

protocol Server {
  func fetch() throws -> Data
}

protocol Disk {
  func read() throws -> Data
  func write(_ file: Data)
}

protocol WallClock {
  /// The time since 1970.
  func read() -> Duration
}

protocol Display {
  func show(_ lines: [String])
}

/// Fetches, lets the core decide, and carries out the decision. It contains no rules.
final class ItemListViewModel {
  private let server: any Server
  private let disk: any Disk
  private let clock: any WallClock
  private let display: any Display

  init(server: any Server, disk: any Disk, clock: any WallClock, display: any Display) {
    self.server = server
    self.disk = disk
    self.clock = clock
    self.display = display
  }

  func refresh() {
    let answer = try? remoteItems(in: server.fetch())
    let kept = try? CachedItems(file: disk.read())
    let decision = decide(answer: answer, kept: kept, now: clock.read())
    display.show(decision.lines)
    if let keep = decision.keep { disk.write(keep.file) }
  }
}
