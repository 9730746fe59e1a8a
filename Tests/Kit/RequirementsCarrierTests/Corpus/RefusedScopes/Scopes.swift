import Scopes

class BareResource<I: Requirements>: Resource<I> {}

class AloneResource: Resource {}

class FixedResource: Resource<RootResource<NilResource>> {}

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements, Elsewhere.OneRequirements {}

class SpecialResource<I: NilRequirements>: RootResource<I> {}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}
protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {}

class BothResource<I: OneRequirements & TwoRequirements>: Resource<I> {}

class SameResource<I>: Resource<I> where I: OneRequirements, I == RootResource<NilResource> {}

struct Box<T> {
  class InnerResource<I: OneRequirements>: Resource<I> {}
}

private class HiddenResource<I: OneRequirements>: Resource<I> {}
