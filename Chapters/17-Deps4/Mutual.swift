// The limit of layers: two services that need each other. Neither is below the other, so each asks
// the object when it needs the other one, and does not hold it.

// snippet.mutual
final class MutualDeps {
  lazy var ping = Ping(deps: self)
  lazy var pong = Pong(deps: self)
}

final class Ping {
  private unowned let deps: MutualDeps

  init(deps: MutualDeps) { self.deps = deps }

  /// Plays a ball back and forth until nobody is left to hit it; returns the hits.
  func rally(_ balls: Int) -> Int {
    balls == 0 ? 0 : 1 + deps.pong.rally(balls - 1)
  }
}

final class Pong {
  private unowned let deps: MutualDeps

  init(deps: MutualDeps) { self.deps = deps }

  func rally(_ balls: Int) -> Int {
    balls == 0 ? 0 : 1 + deps.ping.rally(balls - 1)
  }
}
// snippet.end
