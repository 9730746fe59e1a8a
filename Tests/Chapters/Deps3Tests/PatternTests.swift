// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps3

@Suite("Deps3: what the pattern gives")
struct PatternTests {
  private let usage = Usage()

  @Test("A provider is asked by calling a method", .proves("DEPS-03", "DEPS-19"))
  func providersAreMethods() {
    let provider: any AServiceProviding & BServiceProviding = usage.deps1
    #expect(provider.aService() as AnyObject === usage.a)
    #expect(provider.bService() as AnyObject === usage.b)
  }

  @Test("C takes the object, so A replaced at run time reaches it", .proves("DEPS-20", "DEPS-E7"))
  func replacedAReachesC() {
    let deps = usage.deps1
    let held = deps.cService()
    let (controllerAB, controllerC) = (ControllerAB(deps: deps), ControllerC(deps: deps))
    #expect(controllerAB.total() == 42)
    #expect(controllerC.total() == 42)
    deps.aService_ = usage.fa
    #expect(held.getCs().elementsEqual([(-1, 11), (-2, 12), (-3, 13)], by: ==))
    #expect(controllerAB.total() == 30)
    #expect(controllerC.total() == 30)
    deps.bService_ = usage.fb
    #expect(held.getCs().elementsEqual([(-1, -11), (-2, -12), (-3, -13)], by: ==))
  }

  @Test(
    "Replacing C changes one object, and neither A, B nor another object",
    .proves("DEPS-28"))
  func replacedC() {
    let (deps5, other) = (usage.deps5, usage.deps5)
    let (controllerAB, controllerC) = (ControllerAB(deps: deps5), ControllerC(deps: deps5))
    #expect(controllerC.total() == 42)
    deps5.cService_ = usage.fc
    #expect(controllerC.total() == 0)
    #expect(controllerAB.total() == 42)
    #expect(ControllerC(deps: other).total() == 42)
  }

  @Test(
    "The factory sets what the property with ! leaves open, to a ready-made C if it gets one",
    .proves("DEPS-21", "DEPS-29"))
  func factory() {
    let deps = usage.deps1
    #expect(deps.cService() as AnyObject === deps.cService() as AnyObject)
    #expect(ControllerC(deps: deps).total() == 42)
    let faked = SourceDeps.makeDeps(aService: usage.a, bService: usage.b, cService: usage.fc)
    #expect(faked.cService() as AnyObject === usage.fc)
  }

  @Test(
    "Skipping the factory compiles, then crashes",
    .proves("DEPS-21", "DEPS-23", "DEPS-E5"))
  func factorySkipped() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = SourceDeps(aService: AService(), bService: BService()).cService()
    }
    result.expectLastWords("Unexpectedly found nil while implicitly unwrapping an Optional value")
  }

  @Test(
    "`SourceDeps` meets all checks of chapter 17 except that it is never freed",
    .proves("DEPS-24", "DEPS-E6"))
  func designChecks() {
    let deps = usage.deps1
    let held = deps.cService()
    #expect(held as AnyObject === deps.cService() as AnyObject)
    deps.aService_ = usage.fa
    #expect(held.getCs().elementsEqual([(-1, 11), (-2, 12), (-3, 13)], by: ==))
    deps.bService_ = usage.fb
    #expect(held.getCs().elementsEqual([(-1, -11), (-2, -12), (-3, -13)], by: ==))
    deps.cService_ = usage.fc
    deps.aService_ = usage.a
    #expect(ControllerC(deps: deps).total() == 0)
    let outliving = SourceDeps.makeDeps(aService: usage.a, bService: usage.b).cService()
    #expect(outliving.getCs().elementsEqual([(1, 11), (2, 12), (3, 13)], by: ==))
    #expect(leftOfSourceDeps() == ["C", "Deps"])
  }

  /// What still lives after the document's object was used and let go.
  private func leftOfSourceDeps(faked: Bool = false) -> [String] {
    let lifetimes = Lifetimes()
    func useOnce() {
      let deps = SourceDeps.makeDeps(
        aService: usage.a, bService: usage.b, cService: faked ? FakeCService() : nil)
      lifetimes.watch("C", deps.cService() as AnyObject)
      lifetimes.watch("Deps", deps)
      #expect(ControllerC(deps: deps).total() == (faked ? 0 : 42))
    }
    useOnce()
    return lifetimes.alive
  }

  @Test("The C that the document makes by hand is not the object's own", .proves("DEPS-E8"))
  func anotherC() {
    let deps1 = usage.deps1
    #expect(CService(deps: deps1) !== deps1.cService() as AnyObject)
    #expect(deps1.cService() as AnyObject === deps1.cService() as AnyObject)
  }

  @Test(
    "After ordinary use nothing is freed, of the document's object or of ours",
    .proves("DEPS-36", "DEPS-E4"))
  func nothingIsFreed() {
    let lifetimes = Lifetimes()
    #expect(useOnce(lifetimes) == "84 with CService")
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["A", "B", "C", "Deps"])
    #expect(leftOfSourceDeps() == ["C", "Deps"])
  }

  @Test("A fake C, from the start or put in later, leaves nothing behind", .proves("DEPS-36"))
  func fakeC() {
    for scenario in [useWithFakeC, useAndReplaceC] {
      let lifetimes = Lifetimes()
      scenario(lifetimes)
      #expect(lifetimes.freed == ["A", "B", "C", "Deps"])
    }
    #expect(leftOfSourceDeps(faked: true) == [])
  }
}

@Suite("Deps3: is the factory needed?")
struct FactoryTests {
  @Test(
    "No: with ! the object is complete before C, so init can set it",
    .proves("DEPS-05", "DEPS-23", "OURS-1"))
  func initCanSetC() {
    let deps = Deps(aService: AService(), bService: BService())
    #expect(references(from: deps).contains("Deps.cService_ -> CService"))
    #expect(ControllerC(deps: deps).total() == 42)
    deps.aService_ = FakeAService()
    #expect(ControllerC(deps: deps).total() == 30)
  }

  /// A program of a chapter that skips the factory, and how that chapter asks for C.
  struct Skipping: Sendable, CustomTestStringConvertible {
    let chapter: String
    let object: String
    let asking: String
    let optimization: String
    let hasWords: Bool

    var testDescription: String { "\(chapter) \(optimization)" }
  }

  static let skipping = [("-Onone", true), ("-O", false)].flatMap { optimization, hasWords in
    [("14-Deps1", "Deps", "cService"), ("16-Deps3", "SourceDeps", "cService()")].map {
      Skipping(
        chapter: $0, object: $1, asking: $2, optimization: optimization, hasWords: hasWords)
    }
  }

  @Test(
    "What the crash says depends on the build: in release, nothing", arguments: skipping)
  func words(of skipping: Skipping) async throws {
    let chapter = "Chapters/\(skipping.chapter)"
    let folders = ["Sources/Support/Numbers", chapter]
    let names = [["Services", "RealServices"], ["Providers", "CService", skipping.object]]
    let texts = try zip(folders, names).flatMap { folder, names in
      try names.map { try TestCheckout.read("\(folder)/\($0).swift") }
    }
    let program = try await Compiler.program(
      "\(skipping.chapter)\(skipping.optimization)",
      of: texts.joined(separator: "\n").replacing("import Numbers\n", with: "") + """
        let deps = \(skipping.object)(aService: AService(), bService: BService())
        print(deps.\(skipping.asking).getCs())
        """, [skipping.optimization])
    let ended = try await program.run()
    try #require(ended.crashed, "\(ended)")
    let words = "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    try #require(ended.errors.contains(words) == skipping.hasWords)
    try #require(ended.errors.isEmpty != skipping.hasWords)
    proved("OURS-2")
  }
}
