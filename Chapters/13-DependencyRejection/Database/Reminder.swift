/// The rule. It takes the rows as values, so its test needs no database.
func reminder(for unpaid: [Order]) -> String? {
  guard let newest = unpaid.first else { return nil }
  let cents = unpaid.reduce(0) { $0 + $1.cents }
  return "You owe \(cents) cents, last for order \(newest.number)."
}

/// Makes the query and applies the rule.
struct ReminderPage: Sendable {
  let unpaidOrders: @Sendable (String) async throws -> [Order]

  func line(for customer: String) async throws -> String {
    reminder(for: try await unpaidOrders(customer)) ?? "Nothing to pay."
  }
}
