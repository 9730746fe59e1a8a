/// What the same patterns cost when they end in another leaf.
enum OtherLeaves {
  /// So small that a direct call vanishes: nothing forbids the optimizer to inline it.
  struct TinyLeaf: Constructor.LoginClient {
    let step: Int

    func login(_ number: Int) -> Int { number &+ step }
  }

  /// It does something: sixty-four steps, each waiting for the one before.
  struct BusyLeaf: Constructor.LoginClient {
    let step: Int

    @inline(never)
    func login(_ number: Int) -> Int {
      (0..<64).reduce(number) { number, turn in (number &* 5) ^ (turn &+ step) }
    }
  }
}
