// Refused: a scope made from one that lacks what it needs (DKIT-02)

import Scopes

protocol OneRequirements: Requirements { var name: String { get } }

// expected-note@+1 {{where 'I' = 'RootResource<NilResource>'}}
class OneResource<I: OneRequirements>: Resource<I> {}

class RootResource<I: NilRequirements>: Resource<I> {}

#if REPAIRED
  extension RootResource: OneRequirements { var name: String { "root" } }
#endif

func make(root: RootResource<NilResource>) {
  // expected-error@+1 {{generic class 'OneResource' requires that 'RootResource<NilResource>' conform to 'OneRequirements'}}
  _ = OneResource(injecting: root)
}
