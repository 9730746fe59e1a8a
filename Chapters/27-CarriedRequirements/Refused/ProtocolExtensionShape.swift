// Refused: extensions of a protocol, where two scopes of one parent need the same name (DKIT-42, DKIT-K13)

import Scopes

protocol LeftRequirements: Requirements { var token: String { get } }
protocol RightRequirements: Requirements { var token: String { get } }

class RootResource<I: NilRequirements>: Resource<I>, LeftRequirements, RightRequirements {
  let token = "t"
}

#if !REPAIRED
  protocol Scoped {
    associatedtype Outer
    var injected: Outer { get }
  }

  extension Scoped where Outer: LeftRequirements {
    // expected-note@+1 {{found this candidate}}
    var token: String { injected.token }
  }

  extension Scoped where Outer: RightRequirements {
    // expected-note@+1 {{found this candidate}}
    var token: String { injected.token }
  }

  class LeftResource<I: LeftRequirements>: Resource<I>, Scoped {}
  class RightResource<I: RightRequirements>: Resource<I>, Scoped {}
#else
  class LeftResource<I: LeftRequirements>: Resource<I> {}
  class RightResource<I: RightRequirements>: Resource<I> {}

  extension LeftResource { var token: String { injected.token } }
  extension RightResource { var token: String { injected.token } }
#endif

func use(root: RootResource<NilResource>) -> String {
  let left = LeftResource(injecting: root)
  // expected-error@+1 {{ambiguous use of 'token'}}
  return left.token
}
