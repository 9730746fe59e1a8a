import Playground
import Testing

@Suite("References between objects")
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

  @Test("An object without references gives an empty list")
  func none() {
    #expect(references(from: Leaf()) == [])
  }

  @Test("References held by `Log` or `Lifetimes` are left out")
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

  @Test("A generic class appears without its type arguments")
  func generic() {
    final class Box<Content> {
      let content: Content

      init(_ content: Content) { self.content = content }
    }
    #expect(
      references(from: Box(Box(Leaf()))) == ["Box.content -> Box", "Box.content -> Leaf"])
  }

  @Test("Optionals and arrays are unwrapped; nil and unread lazy properties are skipped")
  func wrapped() {
    let holder = Holder()
    #expect(
      references(from: holder) == [
        "Holder.leaf -> Leaf", "Holder.maybe -> Leaf", "Holder.list -> Leaf",
        "Holder.list -> Leaf",
      ])
  }

  @Test("An initialized lazy property appears under its source name")
  func lazy() {
    let holder = Holder()
    _ = holder.later
    #expect(references(from: holder).last == "Holder.later -> Leaf")
  }

  @Test("A property keeps its leading underscore")
  func underscore() {
    final class Old { let _leaf = Leaf() }
    #expect(references(from: Old()) == ["Old._leaf -> Leaf"])
  }

  @Test("A cycle is visited once")
  func cycle() {
    final class Node { var next: Node? }
    let (first, second) = (Node(), Node())
    (first.next, second.next) = (second, first)
    #expect(references(from: first) == ["Node.next -> Node", "Node.next -> Node"])
    first.next = nil
  }

  @Test("Properties of a superclass are included")
  func superclass() {
    class Base { let leaf = Leaf() }
    final class Derived: Base {}
    #expect(references(from: Derived()) == ["Derived.leaf -> Leaf"])
  }
}
