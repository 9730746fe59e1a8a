import Playground
import Testing

@Suite("Who holds whom")
struct ReferencesTests {
  private class Leaf {}

  private final class Holder {
    let leaf = Leaf()
    let number = 1
    var maybe: Leaf? = Leaf()
    var nothing: Leaf?
    var list = [Leaf(), Leaf()]
    lazy var later = Leaf()
  }

  @Test("An object without references holds nobody")
  func none() {
    #expect(references(from: Leaf()) == [])
  }

  @Test("What a log or lifetimes hold is left out")
  func instruments() {
    final class Scenario {
      let log = Log()
      let lifetimes = Lifetimes()
      let leaf = Leaf()
    }
    #expect(
      references(from: Scenario()) == [
        "Scenario.log -> Log", "Scenario.lifetimes -> Lifetimes", "Scenario.leaf -> Leaf",
      ])
  }

  @Test("A generic class is named without its arguments")
  func generic() {
    final class Box<Content> {
      let content: Content

      init(_ content: Content) { self.content = content }
    }
    #expect(
      references(from: Box(Box(Leaf()))) == ["Box.content -> Box", "Box.content -> Leaf"])
  }

  @Test("Optionals and arrays are looked through; what is nil or not made yet is not there")
  func wrapped() {
    let holder = Holder()
    #expect(
      references(from: holder) == [
        "Holder.leaf -> Leaf", "Holder.maybe -> Leaf", "Holder.list -> Leaf",
        "Holder.list -> Leaf",
      ])
  }

  @Test("A lazy property that was touched stands there under the name a person wrote")
  func lazy() {
    let holder = Holder()
    _ = holder.later
    #expect(references(from: holder).last == "Holder.later -> Leaf")
  }

  @Test("A property whose name begins with an underscore keeps it")
  func underscore() {
    final class Old { let _leaf = Leaf() }
    #expect(references(from: Old()) == ["Old._leaf -> Leaf"])
  }

  @Test("A cycle is walked once")
  func cycle() {
    final class Node { var next: Node? }
    let (first, second) = (Node(), Node())
    (first.next, second.next) = (second, first)
    #expect(references(from: first) == ["Node.next -> Node", "Node.next -> Node"])
    first.next = nil
  }

  @Test("What a superclass holds counts")
  func superclass() {
    class Base { let leaf = Leaf() }
    final class Derived: Base {}
    #expect(references(from: Derived()) == ["Derived.leaf -> Leaf"])
  }
}
