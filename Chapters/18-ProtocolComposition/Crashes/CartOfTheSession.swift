typealias CartDependencies = SessionDependency

extension Cart {
  /// Belongs to the user who is logged in.
  convenience init(dependencies: some CartDependencies) {
    self.init(owner: dependencies.session.user)
  }
}
