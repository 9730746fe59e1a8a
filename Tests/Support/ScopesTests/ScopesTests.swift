import Scopes
import Testing

@Suite("Requirements and resources")
struct ScopesTests {
  @Test("A scope sees of the outer one what its requirements name")
  func injected() {
    let root = Root(injecting: NilResource())
    #expect(root.inner().greeting == "hello, u1")
    #expect(root.inner().injected === root)
  }

  @Test("An inner scope keeps the outer ones alive; the last reference to it frees all of them")
  func lifetime() {
    weak var root: Root<NilResource>?
    var inner: Inner<Root<NilResource>>? = {
      let made = Root(injecting: NilResource())
      root = made
      return made.inner()
    }()
    #expect(inner?.greeting == "hello, u1")
    #expect(root != nil)
    inner = nil
    #expect(root == nil)
  }

  @Test("Reading what the outermost scope is made from keeps nothing alive")
  func outermost() {
    weak var nothing: NilResource?
    do {
      let root = Root(injecting: NilResource())
      nothing = root.injected
      #expect(nothing != nil)
    }
    #expect(nothing == nil)
  }
}

private protocol InnerRequirements: Requirements {
  var user: String { get }
}

private final class Root<I: NilRequirements>: Resource<I>, InnerRequirements {
  let user = "u1"

  func inner() -> Inner<Root> { Inner(injecting: self) }
}

private final class Inner<I: InnerRequirements>: Resource<I> {
  var greeting: String { "hello, \(injected.user)" }
}
