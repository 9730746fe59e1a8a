import Scopes

#if os(Linux)
  class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
    let name = "root"
  }
#endif

#if os(Linux)
  protocol OneRequirements: Requirements, CODEGEN_OneRequirements {}
#endif
