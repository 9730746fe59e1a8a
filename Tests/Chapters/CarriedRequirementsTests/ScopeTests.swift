import Playground
import Scopes
import TestSupport
import Testing

@testable import CarriedRequirements

@Suite("CarriedRequirements: values and lifetimes")
struct ScopeTests {
  @Test(
    "A scope rereads outer values but computes a changed value once",
    .proves("DKIT-40"))
  func liveOrLazy() {
    let app = AppResource(injecting: NilResource())
    let receipt = app.market().logIn().cart().checkOut().receipt()
    #expect(receipt.text == "t1 en-CH dark CHF Bern")
    app.theme = "light"
    app.locale = "de"
    #expect(receipt.text == "t1 en-CH light CHF Bern")
    #expect(app.market().logIn().cart().checkOut().receipt().text == "t1 de-CH light CHF Bern")
  }

  @Test("A cart can read the address of a checkout that it makes")
  func addressOfCheckout() {
    let cart = AppResource(injecting: NilResource()).market().logIn().cart()
    #expect(cart.addressOfCheckout == "Bern")
  }

  @Test("Code outside a cart can read the address through `injected`")
  func addressThroughInjected() {
    let cart = AppResource(injecting: NilResource()).market().logIn().cart()
    #expect(cart.injected.address == "Bern")
  }

  @Test("An outer scope that stores its inner scope is never freed", .proves("DKIT-41"))
  func storedChild() {
    let lifetimes = Lifetimes()
    useStoredChild(lifetimes)
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["outer", "child"])
  }

  @Test("An outer scope that creates inner scopes on each call is freed", .proves("DKIT-K13"))
  func madeChild() {
    let lifetimes = Lifetimes()
    do {
      let app = lifetimes.watch("app", AppResource(injecting: NilResource()))
      let market = lifetimes.watch("market", app.market())
      let login = lifetimes.watch("login", market.logIn())
      let cart = lifetimes.watch("cart", login.cart())
      let checkout = lifetimes.watch("checkout", cart.checkOut())
      lifetimes.watch("receipt", checkout.receipt())
    }
    #expect(lifetimes.freed == ["app", "market", "login", "cart", "checkout", "receipt"])
  }

  @Test(
    "A root with a lazy reference to itself leaks after the first read",
    .proves("DKIT-44", "DKIT-K13"))
  func selfInjectedRoot() {
    let (untouched, touched) = (Lifetimes(), Lifetimes())
    useSelfInjectedRoot(touching: false, untouched)
    useSelfInjectedRoot(touching: true, touched)
    #expect(untouched.freed == ["root"])
    #expect(touched.freed == [])
    #expect(touched.alive == ["root", "injected"])
  }

  @Test("A protocol extension lets a scope read its sibling's values", .proves("DKIT-42"))
  func siblings() {
    let parent = ParentResource(injecting: NilResource())
    #expect(parent.left().token == "t")
    #expect(parent.left().secret == "s")
    struct Parent: LeftNeeds, RightNeeds {
      let token = "t\(Int.random(in: 10...99))"
      let secret = "s\(Int.random(in: 10...99))"
    }
    let other = Parent()
    let left = LeftResource(injecting: other)
    #expect([left.token, left.secret] == [other.token, other.secret])
  }

  @Test("Combine is unavailable on Linux", .proves("DKIT-K16"))
  func combine() {
    #if canImport(Combine)
      let isThere = true
    #else
      let isThere = false
    #endif
    #expect(isThere == !onLinux)
  }
}

extension CartResource {
  /// The address, which the list of the cart doesn't have.
  fileprivate var addressOfCheckout: String { checkOut().address }
}

@Suite("CarriedRequirements: errors that the compiler misses")
struct CrashTests {
  @Test(
    "Two lazy members that read each other compile, then overflow the stack",
    .proves("DKIT-02", "DKIT-K10"))
  func mutualMembers() async throws {
    let folders = ["Sources/Support/Scopes", "\(chapterFolder("CarriedRequirements"))/Scopes"]
    let texts = try folders.flatMap { try TestCheckout.sources(below: $0) }.map(\.text)
    // The program must run out of stack. Optimization could turn the recursion into a loop.
    let program = try await Compiler.program(
      "MutualMembers",
      of: texts.joined(separator: "\n").replacing("import Scopes\n", with: "") + """
        final class CircularResource<I: LoggedInRequirements>: LoggedInResource<I> {
          lazy var one: String = "one \\(two)"
          lazy var two: String = "two \\(one)"
        }
        print(CircularResource(injecting: AppResource(injecting: NilResource()).market()).one)
        """, ["-warnings-as-errors", "-Onone"])
    let ended = try await program.run()
    #expect(ended.ranOutOfStack && ended.output.isEmpty, "\(ended)")
  }
}
