/// How long a login takes, beside the same four services in a function that knows their classes.
@MainActor
enum Timing {
  /// The call of our environment draws a screen, as SwiftUI doesn't, so it isn't timed.
  private static let ways = Way.all.filter { $0.name != Way.environment.name }
  private static let rounds = 30
  private static let logins = 1_000

  /// By way: how many times as long as the direct call. Of all rounds the quickest counts, because what
  /// else the machine does can only make a round slower.
  static func timesOfADirectCall() async -> [(String, Double)] {
    var quickest = ways.map { _ in Duration.seconds(1) }
    var direct = Duration.seconds(1)
    for _ in 1...rounds {
      direct = min(direct, time(directLogin()))
      for (index, way) in ways.enumerated() {
        await way.run(Services(logger: NoLogger())) { app in
          quickest[index] = min(quickest[index], time(app.open().logIn))
        }
      }
    }
    return zip(ways, quickest).map { ($0.name, $1 / direct) }
  }

  private static func time(_ logIn: (String) -> String) -> Duration {
    var length = 0
    let time = ContinuousClock().measure {
      for _ in 1...logins { length += logIn("Ada").utf8.count }
    }
    precondition(length > 0)
    return time
  }

  private static func directLogin() -> (String) -> String {
    let (client, clock, store, logger) = (ServerClient(), WallClock(), MemoryStore(), NoLogger())
    return { name in
      let token = client.token(for: name)
      store.keep(token)
      logger.log("\(name) at \(clock.now)")
      return "\(token) at \(clock.now)"
    }
  }
}

/// Keeps nothing, so that the lines of many logins don't fill the memory.
private final class NoLogger: Logger {
  func log(_ line: String) {}
}
