extension Before {
  /// The factory captures the container that stores it, so neither is ever freed.
  static func registerReceipt(in container: Container) {
    container.register(Receipt.self) { _ in Receipt(cart: container.resolve()) }
  }
}
