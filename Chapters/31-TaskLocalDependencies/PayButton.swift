/// Stores its action for a later tap.
final class PayButton {
  private let onTap: @Sendable () -> Int

  init(onTap: @escaping @Sendable () -> Int) { self.onTap = onTap }

  func tap() -> Int { onTap() }
}
