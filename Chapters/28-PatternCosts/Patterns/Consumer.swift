/// A consumer that keeps what it needs, where the pattern is not in how it got that.
class Consumer<Needs> {
  let needs: Needs

  init(_ needs: Needs) { self.needs = needs }
}
