import Scopes
import Testing

@Suite("`Requirements` and `Resource`: scopes that pass values on")
struct ScopesTests {
  @Test("A scope reads its required values from the outer scope")
  func injected() {
    let root = Root(injecting: NilResource())
    #expect(root.inner().greeting == "hello, u1")
    #expect(root.inner().injected === root)
  }

  @Test("An inner scope keeps outer scopes alive until it is freed")
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

  @Test("Reading the root's `injected` doesn't keep the returned object alive")
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
