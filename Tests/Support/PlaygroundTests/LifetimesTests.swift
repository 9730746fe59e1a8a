import Playground
import Testing

@Suite("`Lifetimes`")
struct LifetimesTests {
  private final class Node {
    var next: Node?
  }

  @Test("An unused `Lifetimes` is empty")
  func none() {
    let lifetimes = Lifetimes()
    #expect(lifetimes.freed == [] && lifetimes.alive == [])
    #expect(lifetimes.tally == Tally(made: 0, gone: 0))
  }

  @Test("`freed` and `alive` list objects in the order of `watch` calls")
  func some() {
    let lifetimes = Lifetimes()
    let kept = lifetimes.watch("kept", Node())
    lifetimes.watch("gone", Node())
    lifetimes.watch("gone", Node())
    #expect(lifetimes.freed == ["gone", "gone"])
    #expect(lifetimes.alive == ["kept"])
    #expect(lifetimes.tally("gone").description == "made 2, gone 2")
    #expect(lifetimes.tally("kept") == Tally(made: 1, gone: 0))
    #expect(lifetimes.tally == Tally(made: 3, gone: 2))
    withExtendedLifetime(kept) {}
  }

  @Test("`alive` lists both objects of a retain cycle")
  func cycle() {
    let lifetimes = Lifetimes()
    func scenario() {
      let (first, second) = (Node(), Node())
      (first.next, second.next) = (second, first)
      lifetimes.watch("first", first)
      lifetimes.watch("second", second)
    }
    scenario()
    #expect(lifetimes.alive == ["first", "second"])
  }

  @Test("`timeline` numbers the bars of objects with the same name")
  func timeline() {
    let lifetimes = Lifetimes()
    #expect(lifetimes.timeline == [""])
    let app = lifetimes.watch("app", Node())
    var page: Node? = lifetimes.watch("page", Node())
    lifetimes.moment("open ABC")
    page = nil
    lifetimes.moment("close")
    page = lifetimes.watch("page", Node())
    lifetimes.moment("open XYZ")
    #expect(
      lifetimes.timeline == [
        "        open ABC  close  open XYZ",
        "app     ========  =====  ========",
        "page 1  ========",
        "page 2                   ========",
      ])
    withExtendedLifetime((app, page)) {}
  }
}
