extension Before {
  /// A global that all code may replace. Swift 6 accepts it because it is on an actor.
  @MainActor
  enum Current {
    static var client = MockServerAPIClient(name: "Ada")
  }
}
