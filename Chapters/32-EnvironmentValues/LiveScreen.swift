import Observation
import Playground
import TextUI

/// Shows a view, and evaluates it again only after a value that it read has changed.
final class LiveScreen {
  private let view: any View
  private let isStale = Locked(true)
  private(set) var lines: [String] = []

  init(_ view: some View) { self.view = view }

  /// Returns whether the view had to be evaluated again.
  func refresh() -> Bool {
    let wasStale = isStale.withLock { isStale in
      defer { isStale = false }
      return isStale
    }
    guard wasStale else { return false }
    lines = withObservationTracking {
      view.lines()
    } onChange: { [isStale] in
      isStale.withLock { $0 = true }
    }
    return true
  }
}
