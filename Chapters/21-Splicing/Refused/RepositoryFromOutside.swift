// Refused: somebody else in the app who names the leaf of a repository that was spliced in (CPDI-28)

protocol TrackingDependency {
  var tracker: String { get }
}

protocol ProductDataRepositoryDependency {
  var productDataRepository: Int { get }
}

struct App: TrackingDependency {
  let tracker = "tracker"
}

#if !REPAIRED
  typealias AccountViewDependencies = ProductDataRepositoryDependency
#else
  typealias AccountViewDependencies = TrackingDependency
#endif

// expected-note@+1 {{where 'Dependencies' = 'App'}}
struct AccountView<Dependencies: AccountViewDependencies> {
  let dependencies: Dependencies
}

func openAccount(_ app: App) {
  // expected-error@+1 {{generic struct 'AccountView' requires that 'App' conform to 'ProductDataRepositoryDependency'}}
  _ = AccountView(dependencies: app)
}
