import Playground

/// A cart that is still being filled. It isn't `Sendable`, so one actor at a time may have it.
final class Draft {
  var cents: [Int] = []
}

struct Discount {
  /// Runs on the caller's actor, so a draft of the main actor may be handed in.
  nonisolated(nonsending) func total(of draft: Draft) async -> Int {
    draft.cents.reduce(0, +) * 9 / 10
  }
}

struct Whereabouts {
  nonisolated(nonsending) func withCaller() async -> Bool { MainQueue.isCurrent }

  @concurrent func away() async -> Bool { MainQueue.isCurrent }
}

/// Takes drafts over for good. Who sends one can't use it afterwards.
actor Basket {
  private var drafts: [Draft] = []

  func take(_ draft: sending Draft) { drafts.append(draft) }

  var total: Int { drafts.flatMap(\.cents).reduce(0, +) }
}
