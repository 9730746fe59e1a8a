extension Before {
  /// A global that all code can replace. Swift 6 accepts it because it is isolated to an actor.
  @MainActor
  enum Current {
    static var client = MockServerAPIClient(name: "Ada")
  }
}
