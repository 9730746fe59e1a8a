import Playground
import Testing

@Suite("Lifetimes")
struct LifetimesTests {
  private final class Node {
    var next: Node?
  }

  @Test("Nothing is watched, so there is nothing")
  func none() {
    let lifetimes = Lifetimes()
    #expect(lifetimes.freed == [] && lifetimes.alive == [])
    #expect(lifetimes.tally == Tally(made: 0, gone: 0))
  }

  @Test("What went is told from what lives, in the order of watching")
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

  @Test("Two objects that hold each other stay")
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

  @Test("The timeline has a bar where an object lived; those of one name are numbered")
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
