/// A customer's language, which decides the format of prices.
enum Language {
  case english, german, dutch

  func price(_ cents: Int) -> String {
    let digits = cents % 100 < 10 ? "0\(cents % 100)" : "\(cents % 100)"
    return switch self {
    case .english: "€\(cents / 100).\(digits)"
    case .german: "\(cents / 100),\(digits) €"
    case .dutch: "€ \(cents / 100),\(digits)"
    }
  }
}
