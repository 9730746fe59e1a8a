// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Numbers
import Playground
import TestSupport
import Testing

@testable import Deps3

@Suite("Deps3: a dependency object with methods")
struct PatternTests {
  private let usage = Usage()

  @Test("A provider protocol offers its service as a method", .proves("DEPS-03", "DEPS-19"))
  func providersAreMethods() {
    let provider: any AServiceProviding & BServiceProviding = usage.deps1
    #expect(provider.aService() as AnyObject === usage.a)
    #expect(provider.bService() as AnyObject === usage.b)
  }

  @Test("`CService` uses the new A after A is replaced", .proves("DEPS-20", "DEPS-E7"))
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

  @Test("Replacing C in one object affects neither A, B nor another object", .proves("DEPS-28"))
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
    "`makeDeps` stores the C that its caller passes, or a new one",
    .proves("DEPS-21", "DEPS-29"))
  func factory() {
    let deps = usage.deps1
    #expect(deps.cService() as AnyObject === deps.cService() as AnyObject)
    #expect(ControllerC(deps: deps).total() == 42)
    let faked = SourceDeps.makeDeps(aService: usage.a, bService: usage.b, cService: usage.fc)
    #expect(faked.cService() as AnyObject === usage.fc)
  }

  @Test(
    "A `SourceDeps` created without the factory crashes when C is read",
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
    "`SourceDeps` meets all requirements of chapter 17's table except that it leaks",
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
    #expect(survivorsOfSourceDeps() == ["C", "Deps"])
  }

  /// The objects still alive after the document's object was used and released.
  private func survivorsOfSourceDeps(withFakeC: Bool = false) -> [String] {
    let lifetimes = Lifetimes()
    func useOnce() {
      let deps = SourceDeps.makeDeps(
        aService: usage.a, bService: usage.b, cService: withFakeC ? FakeCService() : nil)
      lifetimes.watch("C", deps.cService() as AnyObject)
      lifetimes.watch("Deps", deps)
      #expect(ControllerC(deps: deps).total() == (withFakeC ? 0 : 42))
    }
    useOnce()
    return lifetimes.alive
  }

  @Test("A second `CService` is not the one that `SourceDeps` stores", .proves("DEPS-E8"))
  func anotherC() {
    let deps1 = usage.deps1
    #expect(CService(deps: deps1) !== deps1.cService() as AnyObject)
    #expect(deps1.cService() as AnyObject === deps1.cService() as AnyObject)
  }

  @Test("`Deps` and `SourceDeps` leak with a real C", .proves("DEPS-36", "DEPS-E4"))
  func nothingIsFreed() {
    let lifetimes = Lifetimes()
    #expect(useOnce(lifetimes) == "84 with CService")
    #expect(lifetimes.freed == [])
    #expect(lifetimes.alive == ["A", "B", "C", "Deps"])
    #expect(survivorsOfSourceDeps() == ["C", "Deps"])
  }

  @Test("A `Deps` with a fake C is freed", .proves("DEPS-36"))
  func fakeC() {
    for scenario in [useWithFakeC, useAndReplaceC] {
      let lifetimes = Lifetimes()
      scenario(lifetimes)
      #expect(lifetimes.freed == ["A", "B", "C", "Deps"])
    }
    #expect(survivorsOfSourceDeps(withFakeC: true) == [])
  }
}

@Suite("Deps3: without the factory")
struct FactoryTests {
  @Test(
    "`init` can create C itself, because C's property has `!`",
    .proves("DEPS-05", "DEPS-23", "OURS-1"))
  func initCanSetC() {
    let deps = Deps(aService: AService(), bService: BService())
    #expect(references(from: deps).contains("Deps.cService_ -> CService"))
    #expect(ControllerC(deps: deps).total() == 42)
    deps.aService_ = FakeAService()
    #expect(ControllerC(deps: deps).total() == 30)
  }

  /// A program that skips a chapter's factory, and the expression that reads its C.
  struct SkippedFactory: Sendable, CustomTestStringConvertible {
    let chapter: String
    let object: String
    let cService: String
    let optimization: String
    let printsReason: Bool

    var testDescription: String { "\(chapter) \(optimization)" }
  }

  static let programs = [("-Onone", true), ("-O", false)].flatMap { optimization, printsReason in
    [("14-Deps1", "Deps", "cService"), ("16-Deps3", "SourceDeps", "cService()")].map {
      SkippedFactory(
        chapter: $0, object: $1, cService: $2, optimization: optimization,
        printsReason: printsReason)
    }
  }

  @Test("The crash without the factory prints its reason only in debug builds", arguments: programs)
  func words(of skipped: SkippedFactory) async throws {
    let chapter = "Chapters/\(skipped.chapter)"
    let folders = ["Sources/Support/Numbers", chapter]
    let names = [["Services", "RealServices"], ["Providers", "CService", skipped.object]]
    let texts = try zip(folders, names).flatMap { folder, names in
      try names.map { try TestCheckout.read("\(folder)/\($0).swift") }
    }
    let program = try await Compiler.program(
      "\(skipped.chapter)\(skipped.optimization)",
      of: texts.joined(separator: "\n").replacing("import Numbers\n", with: "") + """
        let deps = \(skipped.object)(aService: AService(), bService: BService())
        print(deps.\(skipped.cService).getCs())
        """, [skipped.optimization])
    let ended = try await program.run()
    try #require(ended.crashed, "\(ended)")
    let reason = "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
    try #require(ended.errors.contains(reason) == skipped.printsReason)
    try #require(ended.errors.isEmpty != skipped.printsReason)
    proved("OURS-2")
  }
}
