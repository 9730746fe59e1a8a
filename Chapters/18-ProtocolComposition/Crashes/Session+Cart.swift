typealias SessionDependencies = CartDependency

extension Session {
  /// Logs in the owner of the saved cart.
  init(dependencies: some SessionDependencies) {
    self.init(user: dependencies.cart.owner)
  }
}
