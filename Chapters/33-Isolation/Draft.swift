import Playground

/// A cart that is still being filled. It isn't `Sendable`, so only one actor at a time can have it.
final class Draft {
  var cents: [Int] = []
}

struct Discount {
  /// Runs on the caller's actor, so the main actor can pass its draft.
  nonisolated(nonsending) func total(of draft: Draft) async -> Int {
    draft.cents.reduce(0, +) * 9 / 10
  }
}

struct Whereabouts {
  nonisolated(nonsending) func withCaller() async -> Bool { MainQueue.isCurrent }

  @concurrent func away() async -> Bool { MainQueue.isCurrent }
}

/// Takes ownership of drafts. The sender can't use them afterwards.
actor Basket {
  private var drafts: [Draft] = []

  func take(_ draft: sending Draft) { drafts.append(draft) }

  var total: Int { drafts.flatMap(\.cents).reduce(0, +) }
}
