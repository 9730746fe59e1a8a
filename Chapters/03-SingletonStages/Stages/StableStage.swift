/// A harmless shared instance: an immutable value without dependencies.
enum StableStage {
  /// Stores nothing, unlike the formatter of chapter 07, which stores the texts that it has made.
  struct PriceFormat: Sendable {
    static let shared = PriceFormat()

    func text(cents: Int) -> String {
      "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)"
    }
  }
}
