// Refused: one instance for two tasks, where nothing makes it safe to share (STG-117)

#if !REPAIRED
  final class PriceFormatter {
    private var written: [Int: String] = [:]

    func write(_ cents: Int) async { written[cents] = "\(cents)" }
  }
#else
  actor PriceFormatter {
    private var written: [Int: String] = [:]

    func write(_ cents: Int) { written[cents] = "\(cents)" }
  }
#endif

func writeTwice() {
  let shared = PriceFormatter()
  // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
  // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
  Task { await shared.write(250) }
  // expected-note@+1 {{access can happen concurrently}}
  Task { await shared.write(405) }
}
