import Playground
import Testing

@Suite("Watching who is freed")
struct LifetimesTests {
  private final class Node {
    var next: Node?
  }

  @Test("Nothing is watched, nothing is freed and nothing lives")
  func none() {
    #expect(Lifetimes().freed == [])
    #expect(Lifetimes().alive == [])
  }

  @Test("What went is told from what lives, in the order of watching")
  func some() {
    let lifetimes = Lifetimes()
    let kept = Node()
    lifetimes.watch("gone", Node())
    lifetimes.watch("kept", kept)
    lifetimes.watch("gone too", Node())
    #expect(lifetimes.freed == ["gone", "gone too"])
    #expect(lifetimes.alive == ["kept"])
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
}
