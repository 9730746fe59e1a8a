// snippet.current
extension Before {
  /// A global that whoever wants may replace. On an actor Swift 6 accepts it.
  @MainActor
  enum Current {
    static var client = MockServerAPIClient(name: "Ada")
  }
}
// snippet.end
