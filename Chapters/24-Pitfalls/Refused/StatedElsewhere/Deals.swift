// Refused: a conformance that the type's own module already states, with warnings as errors (CPDI-82)
// modes: 5 6
// flags: -warnings-as-errors
// alone: it tests two modules

import Base

protocol PricingDependency {}

typealias HotDealsDependencies = TrackingDependency & PricingDependency

#if !REPAIRED
  // expected-error@+1 {{conformance of 'Shop' to protocol 'TrackingDependency' was already stated in the type's module 'Base'}}
  extension Shop: HotDealsDependencies {}
#else
  extension Shop: PricingDependency {}
#endif
