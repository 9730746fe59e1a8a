/// Belongs to another team's module.
enum Shipping {
  static func days(to country: String) -> Int { country == "CH" ? 4 : 2 }
}

/// Shows when an order arrives. The static function is only the default.
struct ArrivalLine {
  var days: (_ country: String) -> Int = Shipping.days

  func text(to country: String) -> String { "in \(days(country)) days" }
}

/// A protocol whose requirement is static. A mock of it is a type, so its state is static, too.
protocol DeliveryTimes {
  static func days(to country: String) -> Int
}

extension Shipping: DeliveryTimes {}

extension ArrivalLine {
  init(times: any DeliveryTimes.Type) { days = times.days }
}

extension Before {
  /// Calls the function by its name, so no test can replace it.
  struct ArrivalLine {
    func text(to country: String) -> String { "in \(Shipping.days(to: country)) days" }
  }
}
