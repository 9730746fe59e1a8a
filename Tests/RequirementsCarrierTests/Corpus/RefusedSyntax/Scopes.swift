import Scopes

class RootResource<I: NilRequirements>: Resource<I> {
  let pattern = /a b/
}
