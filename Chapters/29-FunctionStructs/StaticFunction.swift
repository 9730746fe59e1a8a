/// Another team's module. How long a parcel takes.
enum Shipping {
  static func days(to country: String) -> Int { country == "CH" ? 4 : 2 }
}

/// Tells when an order arrives. The static function is only the default.
struct ArrivalLine {
  var days: (_ country: String) -> Int = Shipping.days

  func text(to country: String) -> String { "in \(days(country)) days" }
}

extension Before {
  /// Calls the function by its name, so each test gets the real answer.
  struct ArrivalLine {
    func text(to country: String) -> String { "in \(Shipping.days(to: country)) days" }
  }
}
