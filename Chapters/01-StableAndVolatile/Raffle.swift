/// Draws customers who get free tea.
struct Raffle {
  private var generator: any RandomNumberGenerator

  init(generator: any RandomNumberGenerator) { self.generator = generator }

  /// The winner, or nil if no one takes part.
  mutating func winner(of customers: [String]) -> String? {
    customers.randomElement(using: &generator)
  }
}
