/// A shared instance that does no harm: it is a value, never changes, and needs nothing around it.
enum StableStage {
  /// A value that keeps nothing, unlike the formatter of chapter 07, which keeps what it has written.
  struct PriceFormat: Sendable {
    static let shared = PriceFormat()

    func text(cents: Int) -> String {
      "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }
  }
}
