// Refused: two services that need each other, each given to the other's init (DEPS-39)

#if !REPAIRED
  final class Ping {
    init(pong: Pong) {}
  }

  final class Pong {
    init(ping: Ping) {}
  }

  final class Deps {
    // expected-error@+2 {{circular reference}}
    // expected-note@+1 {{through reference here}}
    lazy var ping = Ping(pong: pong)
    // expected-note@+1 2 {{through reference here}}
    lazy var pong = Pong(ping: ping)
  }
#else
  final class Ping {
    private unowned let deps: Deps
    init(deps: Deps) { self.deps = deps }
  }

  final class Pong {
    private unowned let deps: Deps
    init(deps: Deps) { self.deps = deps }
  }

  final class Deps {
    lazy var ping = Ping(deps: self)
    lazy var pong = Pong(deps: self)
  }
#endif
