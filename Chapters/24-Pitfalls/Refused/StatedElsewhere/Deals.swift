// Refused: a part that the type's own module already states, where warnings are errors (CPDI-82)
// modes: 5 6
// flags: -warnings-as-errors
// alone: it is about two modules, and has them

import Base

protocol PricingDependency {}

typealias HotDealsDependencies = TrackingDependency & PricingDependency

#if !REPAIRED
  // expected-error@+1 {{conformance of 'Shop' to protocol 'TrackingDependency' was already stated in the type's module 'Base'}}
  extension Shop: HotDealsDependencies {}
#else
  extension Shop: PricingDependency {}
#endif
