// Given: leave this file as it is.

struct Item: Equatable, Sendable {
  let name: String
  let cents: Int
}

enum Kind: Equatable {
  case stable
  case volatile
}

/// What the shop's code uses. You decide of each whether it is stable or volatile.
enum Candidate: CaseIterable {
  /// `Machine.today()`
  case today
  /// `items.sorted { $0.name < $1.name }`
  case sorting
  /// `Machine.newNumber()`
  case orderNumber
  /// `JSONDecoder()`, which reads the answers of the server.
  case decoder
  /// `UserDefaults.standard.string(forKey: "theme")`
  case savedTheme
  /// `items.map(\.cents).reduce(0, +)`
  case total
  /// `URLSession.shared.data(from: url)`
  case request
  /// The module with the discounts, which a colleague starts to write next month.
  case discounts
  /// The struct `Item`
  case item
}
