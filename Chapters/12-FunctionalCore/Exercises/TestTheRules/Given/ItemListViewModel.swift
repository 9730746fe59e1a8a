// Given: leave this file as it is.

/// The error of a server without a network.
struct Offline: Error {}

protocol Server {
  func fetch() throws -> [Item]
}

protocol Disk {
  /// Nil if there is no file.
  func read() -> CachedItems?
  func write(_ cached: CachedItems)
}

protocol WallClock {
  func now() -> Int
}

/// The shell, as it is in the shop.
final class ItemListViewModel {
  private let server: any Server
  private let disk: any Disk
  private let clock: any WallClock
  private(set) var lines: [String] = []

  init(server: any Server, disk: any Disk, clock: any WallClock) {
    (self.server, self.disk, self.clock) = (server, disk, clock)
  }

  func refresh() {
    let answer = try? server.fetch()
    let decision = decide(answer: answer, cached: disk.read(), now: clock.now())
    lines = decision.lines
    if let save = decision.save { disk.write(save) }
  }
}
