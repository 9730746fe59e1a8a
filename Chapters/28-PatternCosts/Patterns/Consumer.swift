/// Stores the dependency, for patterns that don't depend on how a consumer gets it.
class Consumer<Needs> {
  let needs: Needs

  init(_ needs: Needs) { self.needs = needs }
}
