import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let b = 1
}
