import Scopes
import TestSupport
import Testing

@testable import ScopeValues

@Suite("ScopeValues: how a value reaches an inner scope")
struct WaysTests {
  private let scopes = FourScopes()

  @Test(
    "An inner scope receives values in each of six ways",
    .proves("DKIT-17", "DKIT-29"))
  func ways() {
    let three = scopes.three
    let (outside, zero) = (three.injected.injected, three.injected.injected.injected)
    #expect(three.explicit == zero.explicit)
    #expect(three.implicit == zero.implicit)
    #expect(three.modified == "s1-modified-\(zero.modified)")
    #expect(three.recreated == outside.recreated && three.recreated != zero.recreated)
    #expect(three.createdLater == outside.createdLater)
    #expect(three.duplicated == three.explicit)
  }

  @Test(
    "Scope Two has `implicit` only because Scope Three requires it",
    .proves("DKIT-31", "DKIT-K15"))
  func promised() throws {
    for scope in ["One", "Two"] {
      let file = "\(chapterFolder("ScopeValues"))/Scopes/Scope\(scope).swift"
      let needs = try TestCheckout.source(file).declarations().filter { $0.kind == .protocol }
      #expect(needs.map(\.name) == ["Scope\(scope)Requirements"])
      #expect(!needs.flatMap(\.members).map(\.name).contains("implicit"))
    }
    let outermost = ChangingRoot()
    let two = ScopeOneResource(injecting: outermost).buildScopeTwo()
    let promise: any ScopeThreeRequirements = two
    for value in ["first", "second"] {
      outermost.implicit = value
      #expect([two.implicit, promise.implicit] == [value, value])
    }
  }

  @Test(
    "A scope can read dropped and carried values through `injected`",
    .proves("DKIT-35", "DKIT-K9"))
  func backDoors() {
    #expect(scopes.one.injected.dropped == "s0-dropped")
    #expect(scopes.three.injected.injected.injected.dropped == "s0-dropped")
    let app = AppResource(injecting: NilResource())
    let open = Before.OpenLoginResource(injecting: app)
    #expect(open.carriedTheme == "dark")
    app.theme = "light"
    #expect(open.carriedTheme == "light")
  }

  @Test("Scopes behind `some` types deliver the same values", .proves("DKIT-36", "DKIT-37"))
  func shut() {
    let one = scopes.root.buildShutScopeOne()
    let three = one.buildScopeTwo().buildScopeThree()
    let values = [
      one.explicit, one.modified, one.recreated, three.implicit, three.modified, three.duplicated,
    ]
    #expect(
      values == [
        "s0-explicit", "s1-modified-s0-modified", "s1-recreated", "s0-implicit",
        "s1-modified-s0-modified", "s0-explicit",
      ])
  }

  @Test("A cast recovers the type that `some` hides", .proves("DKIT-38", "DKIT-K9"))
  func cast() throws {
    let injected = scopes.root.buildShutScopeOne().injected
    let root = try #require(injected as? ScopeZeroResource<NilResource>)
    #expect(root === scopes.root)
    #expect(root.dropped == "s0-dropped")
  }

  @Test(
    "A scope rereads outer values but computes a changed value once",
    .proves("DKIT-29", "DKIT-34", "DKIT-40", "DKIT-K12"))
  func snapshot() {
    let changing = ChangingRoot()
    let one = ScopeOneResource(injecting: changing)
    let three = one.buildScopeTwo().buildScopeThree()
    #expect([three.explicit, three.implicit, three.duplicated] == ["before", "before", "before"])
    #expect(three.modified == "s1-modified-before")
    (changing.explicit, changing.implicit, changing.modified) = ("after", "carried", "changed")
    #expect([three.explicit, three.implicit, three.duplicated] == ["after", "carried", "after"])
    #expect(three.modified == "s1-modified-before")
    #expect(ScopeOneResource(injecting: changing).modified == "s1-modified-changed")
  }

  @Test(
    "Lazy, computed and stored properties read the outer value at different times",
    .proves("DKIT-40", "DKIT-K12"))
  func notOnlyLazy() {
    let outside = ChangingRoot()
    let snapshots = Snapshots(injecting: outside)
    var found: [[String]] = []
    for value in ["first", "second"] {
      outside.modified = value
      found.append([snapshots.lazily, snapshots.computed, snapshots.eagerly])
    }
    #expect(
      found == [["s1-first", "s1-first", "s1-before"], ["s1-first", "s1-second", "s1-before"]])
  }

  @Test(
    "A lazy property that reads itself compiles, then overflows the stack",
    .proves("DKIT-34"))
  func readsItself() async throws {
    let folders = ["Sources/Support/Scopes", "\(chapterFolder("ScopeValues"))/Scopes"]
    let texts = try folders.flatMap { try TestCheckout.sources(below: $0) }.map(\.text)
    // Compiled without optimization, which could turn the recursion into a loop.
    let program = try await Compiler.program(
      "ReadsItself",
      of: texts.joined(separator: "\n").replacing("import Scopes\n", with: "") + """
        final class CircularResource<I: ScopeOneRequirements>: Resource<I> {
          lazy var modified: String = "s1-modified-\\(modified)"
        }
        print(CircularResource(injecting: ChangingRoot()).modified)
        """, ["-warnings-as-errors", "-Onone"])
    let ended = try await program.run()
    #expect(ended.ranOutOfStack && ended.output.isEmpty, "\(ended)")
  }

  @Test(
    "A receipt reads the same values from handwritten and generated scopes", .proves("DKIT-28"))
  func shop() {
    let app = AppResource(injecting: NilResource())
    let before = ReceiptResource(
      injecting: Before.CheckoutResource(injecting: Before.LoggedInResource(injecting: app)))
    let login = LoggedInResource(injecting: app)
    let receipt = ReceiptResource(injecting: CheckoutResource(injecting: login))
    #expect([before.text, receipt.text] == ["t1 en-CH dark", "t1 en-CH dark"])
    #expect([login.sessionToken, login.locale] == ["t1", "en-CH"])
    (app.theme, app.locale) = ("light", "de")
    #expect(receipt.text == "t1 en-CH light")
  }

  @Test("Two roots keep their values separate")
  func twoRoots() {
    let (first, second) = (ChangingRoot(), ChangingRoot())
    first.implicit = "\(Int.random(in: 0...99))"
    let carried = [first, second].map {
      ScopeOneResource(injecting: $0).buildScopeTwo().buildScopeThree().implicit
    }
    #expect(carried == [first.implicit, "before"])
  }
}
