// Refused: two protocols with associated types that must refer back to exactly the same type (CPDI-86, CPDI-E38)

@testable import Pitfalls

protocol TiedPage: Page
where Dependencies: TiedPageDependencies, Dependencies.Opened == Self {}

protocol TiedPageDependencies: PageDependencies
where Opened: TiedPage, Opened.Dependencies == Self {}

#if !REPAIRED
  // expected-error@+3 {{type 'ProductPage<Dependencies>' does not conform to protocol 'TiedPage'}}
  // expected-error@+2 {{'TiedPage' requires the types 'ProductPage<Dependencies>' and 'Dependencies.Opened' be equivalent}}
  // expected-note@+1 {{requirement specified as 'Self' == 'Self.Dependencies.Opened' [with Self = ProductPage<Dependencies>]}}
  extension ProductPage: TiedPage {}
#else
  extension ProductPage: TiedPage where Dependencies == Routes {}
  extension Routes: TiedPageDependencies {}
#endif
