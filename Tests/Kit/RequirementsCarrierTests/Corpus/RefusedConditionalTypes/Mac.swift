import Scopes

#if os(macOS)
  class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
    let name = "root on macOS"
  }
#endif
