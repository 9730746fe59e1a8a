typealias SessionDependencies = CartDependency

extension Session {
  /// Logs in the user whose cart was kept.
  init(dependencies: some SessionDependencies) {
    self.init(user: dependencies.cart.owner)
  }
}
