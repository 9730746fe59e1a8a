// Refused: greeting a user who may be nil; a profile created later always has one (STG-25)
// modes: 5 6

@testable import InjectionWays

#if !REPAIRED
  // expected-error@+3 {{value of optional type 'User?' must be unwrapped to refer to member 'name' of wrapped base type 'User'}}
  // expected-note@+2 {{chain the optional using '?' to access member 'name' only for non-'nil' base values}}
  // expected-note@+1 {{force-unwrap using '!' to abort execution if the optional value contains 'nil'}}
  func greeting(of profile: Before.Profile) -> String { "Hello, " + profile.user.name }
#else
  func greeting(of profile: Profile) -> String { "Hello, " + profile.user.name }
#endif
