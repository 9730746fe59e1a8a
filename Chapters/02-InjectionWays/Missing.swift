protocol Analytics {
  func track(_ event: String)
}

/// Tracks nothing, and logs that once. So a log of the released app shows it.
struct DisabledAnalytics: Analytics {
  init(reason: String, log: (String) -> Void) { log("analytics disabled: \(reason)") }

  func track(_ event: String) {}
}

final class PaymentModel {
  private let analytics: any Analytics

  init(analytics: any Analytics) { self.analytics = analytics }

  func pay(_ cents: Int) -> String {
    analytics.track("paid \(cents)")
    return "Thank you!"
  }
}

protocol BarcodeScanner {
  func scan() -> String
}

/// Shows another control on a device without a camera, so the scanner is optional.
struct SearchPage {
  let scanner: (any BarcodeScanner)?

  var control: String { scanner == nil ? "Type the number" : "Scan the barcode" }

  func number(typed: String) -> String { scanner?.scan() ?? typed }
}
