enum Flag: Sendable { case oneStepCheckout, sale }

/// Which flags are on. Only the root decides where the answers come from.
struct Flags: Sendable {
  let isOn: @Sendable (Flag) -> Bool
}

extension Flags {
  static func fixed(_ flags: Set<Flag>) -> Flags { Flags { flags.contains($0) } }
}

/// Reads its flag once, so that a checkout ends in the form in which it began.
struct CheckoutSteps {
  let titles: [String]

  init(flags: Flags) {
    titles = flags.isOn(.oneStepCheckout) ? ["Cart and payment"] : ["Cart", "Payment"]
  }
}

/// Reads its flag at each use, so that the banner disappears when the sale ends.
struct SaleBanner {
  let flags: Flags

  var text: String { flags.isOn(.sale) ? "Sale: 10 % off" : "" }
}
