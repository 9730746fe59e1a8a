import Scopes

class RootResource<I: NilRequirements>: Resource<I> {}

#if DEBUG
  extension RootResource: OneRequirements {}
#endif

extension RootResource: TwoRequirements where I: Sendable {}

extension RootResource<NilResource>: ThreeRequirements {}

protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}
protocol TwoRequirements: Requirements, CODEGEN_TwoRequirements {}
protocol ThreeRequirements: Requirements, CODEGEN_ThreeRequirements {}
