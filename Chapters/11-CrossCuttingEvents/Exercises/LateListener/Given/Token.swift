// Given: leave this file as it is.

/// What a listener gets when it joins. It calls `leave` when it is freed.
final class Token {
  private let leave: () -> Void

  init(leave: @escaping () -> Void) { self.leave = leave }

  deinit { leave() }
}

/// A way to join: it takes a listener, and returns its token.
typealias Join = (_ listener: @escaping (ShopEvent) -> Void) -> Token
