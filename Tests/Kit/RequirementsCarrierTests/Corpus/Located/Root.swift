import Scopes

class RootResource<I: NilRequirements>: Resource<I>, OneRequirements {
  let name = "root"
}
