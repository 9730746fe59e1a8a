/// Leaves that do less or more work than `Leaf`.
enum OtherLeaves {
  /// The optimizer may inline it, and then no direct call is left.
  struct TinyLeaf: Constructor.LoginClient {
    let step: Int

    func login(_ number: Int) -> Int { number &+ step }
  }

  /// Makes 64 computations, each of which needs the result of the one before.
  struct BusyLeaf: Constructor.LoginClient {
    let step: Int

    @inline(never)
    func login(_ number: Int) -> Int {
      (0..<64).reduce(number) { number, turn in (number &* 5) ^ (turn &+ step) }
    }
  }
}
