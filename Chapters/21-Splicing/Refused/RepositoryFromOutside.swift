// Refused: somebody else in the app who names the leaf of a repository that was spliced in (CPDI-28)

@testable import Splicing

#if !REPAIRED
  typealias Shop = App
#else
  /// Before the splice the app had it, for everybody.
  typealias Shop = Before.App
#endif

func openAccount(_ shop: Shop) {
  // expected-error@+1 {{generic struct 'AccountView' requires that 'Shop' (aka 'App') conform to 'ProductDataRepositoryDependency'}}
  _ = AccountView(dependencies: shop)
}
