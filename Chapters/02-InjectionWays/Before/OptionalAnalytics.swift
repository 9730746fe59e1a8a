extension Before {
  /// Tracks nothing if no caller sets the property.
  final class PaymentModel {
    var analytics: (any Analytics)?

    func pay(_ cents: Int) -> String {
      analytics?.track("paid \(cents)")
      return "Thank you!"
    }
  }
}
