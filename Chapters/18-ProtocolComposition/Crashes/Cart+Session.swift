typealias CartDependencies = SessionDependency

extension Cart {
  /// A cart of the user who is logged in.
  convenience init(dependencies: some CartDependencies) {
    self.init(owner: dependencies.session.user)
  }
}
