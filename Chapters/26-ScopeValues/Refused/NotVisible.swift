// Refused: reading values by name that a scope neither has nor receives (DKIT-29, DKIT-30, DKIT-32, DKIT-33, DKIT-106, DKIT-107, DKIT-111, DKIT-115, DKIT-116, DKIT-124, DKIT-132)

import Scopes

@testable import ScopeValues

func read(_ root: ScopeZeroResource<NilResource>) -> [String] {
  let one = root.buildScopeOne()
  let two = one.buildScopeTwo()
  let three = two.buildScopeThree()
  #if !REPAIRED
    return [
      // expected-error@+1 {{value of type 'ScopeZeroResource<NilResource>' has no member 'createdLater'}}
      root.createdLater,
      // expected-error@+1 {{value of type 'ScopeZeroResource<NilResource>' has no member 'duplicated'}}
      root.duplicated,
      // expected-error@+1 {{value of type 'ScopeOneResource<ScopeZeroResource<NilResource>>' has no member 'implicit'}}
      one.implicit,
      // expected-error@+1 {{value of type 'ScopeOneResource<ScopeZeroResource<NilResource>>' has no member 'duplicated'}}
      one.duplicated,
      // expected-error@+1 {{value of type 'ScopeOneResource<ScopeZeroResource<NilResource>>' has no member 'dropped'}}
      one.dropped,
      // expected-error@+1 {{value of type 'ScopeTwoResource<ScopeOneResource<ScopeZeroResource<NilResource>>>' has no member 'dropped'}}
      two.dropped,
      // expected-error@+1 {{value of type 'ScopeThreeResource<ScopeTwoResource<ScopeOneResource<ScopeZeroResource<NilResource>>>>' has no member 'dropped'}}
      three.dropped,
    ]
  #else
    return [root.dropped, one.createdLater, two.implicit, three.duplicated]
  #endif
}
