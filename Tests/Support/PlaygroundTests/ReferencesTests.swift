import Playground
import Testing

@Suite("`references(from:)`: the references between objects")
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

  @Test("An object without references has an empty list of references")
  func none() {
    #expect(references(from: Leaf()) == [])
  }

  @Test("`references(from:)` skips the contents of `Log` and `Lifetimes`")
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

  @Test("`references(from:)` shows a generic class without its type arguments")
  func generic() {
    final class Box<Content> {
      let content: Content

      init(_ content: Content) { self.content = content }
    }
    #expect(
      references(from: Box(Box(Leaf()))) == ["Box.content -> Box", "Box.content -> Leaf"])
  }

  @Test("`references(from:)` unwraps optionals and arrays, and skips nil")
  func wrapped() {
    let holder = Holder()
    #expect(
      references(from: holder) == [
        "Holder.leaf -> Leaf", "Holder.maybe -> Leaf", "Holder.list -> Leaf",
        "Holder.list -> Leaf",
      ])
  }

  @Test("`references(from:)` shows an initialized lazy property by its source name")
  func lazy() {
    let holder = Holder()
    _ = holder.later
    #expect(references(from: holder).last == "Holder.later -> Leaf")
  }

  @Test("`references(from:)` keeps a property's leading underscore")
  func underscore() {
    final class Old { let _leaf = Leaf() }
    #expect(references(from: Old()) == ["Old._leaf -> Leaf"])
  }

  @Test("`references(from:)` lists each reference of a cycle once")
  func cycle() {
    final class Node { var next: Node? }
    let (first, second) = (Node(), Node())
    (first.next, second.next) = (second, first)
    #expect(references(from: first) == ["Node.next -> Node", "Node.next -> Node"])
    first.next = nil
  }

  @Test("`references(from:)` lists the properties of a superclass")
  func superclass() {
    class Base { let leaf = Leaf() }
    final class Derived: Base {}
    #expect(references(from: Derived()) == ["Derived.leaf -> Leaf"])
  }
}
