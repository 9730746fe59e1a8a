// Refused: a transient that is sent to a task and used here too (STG-119)

final class PriceFormatter {
  private var written: [Int: String] = [:]

  func write(_ cents: Int) { written[cents] = "\(cents)" }
}

func writeElsewhere() {
  let formatter = PriceFormatter()
  #if !REPAIRED
    // expected-error@+2 {{sending value of non-Sendable type '() async -> ()' risks causing data races}}
    // expected-note@+1 {{Passing value of non-Sendable type '() async -> ()' as a 'sending' argument}}
    Task { formatter.write(250) }
    // expected-note@+1 {{access can happen concurrently}}
    formatter.write(405)
  #else
    formatter.write(405)
    Task { formatter.write(250) }
  #endif
}
