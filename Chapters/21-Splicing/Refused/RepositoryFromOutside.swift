// Refused: an account view that lists the leaf of a spliced repository (CPDI-28)

@testable import Splicing

#if !REPAIRED
  func openAccount(_ app: App) {
    // expected-error@+1 {{generic struct 'AccountView' requires that 'App' conform to 'ProductDataRepositoryDependency'}}
    _ = AccountView(dependencies: app)
  }
#else
  /// Before the splice, the app had the repository and every feature could read it.
  func openAccount(_ app: Before.App) {
    _ = AccountView(dependencies: app)
  }
#endif
