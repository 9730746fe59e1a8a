import SwiftOutline
import TestSupport
import Testing

@Suite("FunctionalCore: the core's boundary")
struct BoundaryTests {
  private func core() throws -> [SourceFile] {
    try TestCheckout.sources(below: "Sources/Features/ItemsCore")
  }

  @Test(
    "No arrow leaves the core, and the program's arrow points to it", .proves("STG-173", "STG-174"))
  func graph() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    #expect(dependencies["ItemsCore"] == [])
    #expect(dependencies["FunctionalCore"]?.contains("ItemsCore") == true)
  }

  @Test("The core's sources break no rule of a core", .proves("STG-173"))
  func sources() throws {
    let files = try core()
    #expect(files.map { $0.path.split(separator: "/").last } == ["Decision.swift", "Item.swift"])
    for file in files {
      #expect(try file.importedModules == [])
      #expect(CoreRules.effects(file) == [])
      #expect(try CoreRules.indirectFunctions(file) == [])
      #expect(try CoreRules.sharedState(file) == [])
    }
  }

  @Test("The shell's branch carries out the decision; the tangled class has the core's")
  func thinShell() throws {
    func branches(_ name: String) throws -> [String] {
      CoreRules.branches(try TestCheckout.source("Chapters/12-FunctionalCore/\(name).swift"))
    }
    #expect(try branches("Shell") == ["if"])
    #expect(try branches("Before/Tangled") == ["if", "guard", "guard", "catch", "??"])
  }

  @Test("The core compiles where nothing else is, so any project can have it", .proves("STG-179"))
  func compilesAlone() async throws {
    #expect(try await errors(core().map(\.path), modules: nil) == nil)
  }

  @Test(
    "A module that lies in the build folder can be imported, declared or not", .proves("STG-178"))
  func undeclaredImport() async throws {
    let importing = ["Chapters/12-FunctionalCore/Models/RemoteItem.swift"]
    #expect(try await errors(importing, modules: "\(TestCheckout.products)/Modules") == nil)
    let alone = try #require(await errors(importing, modules: nil))
    #expect(alone.contains("no such module 'ItemsCore'"))
  }

  /// What the compiler has against these files, which it sees as one module.
  private func errors(_ paths: [String], modules: String?) async throws -> String? {
    try await Compiler.errors(
      ["-typecheck", "-parse-as-library", "-warnings-as-errors"]
        + (modules.map { ["-I", $0] } ?? []) + paths)
  }
}

@Suite("FunctionalCore: each rule finds what breaks it")
struct PlantedImpuritiesTests {
  private func file(_ text: String) throws -> SourceFile {
    try SourceFile(path: "Core.swift", text: text)
  }

  @Test(
    "An import, however it is written",
    arguments: ["import Foundation", "import struct Foundation.Date", "@testable import Core"])
  func imports(text: String) throws {
    #expect(try file("// import A\n\(text)\n").importedModules.count == 1)
  }

  @Test(
    "An effect that needs no import",
    arguments: [
      "func f() { print(1) }", "let n = Int.random(in: 0...1)", "func f() { Task { g() } }",
      "let now = ContinuousClock.now",
    ])
  func effects(text: String) throws {
    #expect(CoreRules.effects(try file(text)).count == 1)
  }

  @Test(
    "A function that waits, throws anything, or is given something to call",
    arguments: [
      "func f() async {}", "func f() throws {}", "func f(_ load: () -> Int) {}",
      "struct S { init(clock: any Clock) {} }",
    ])
  func indirect(text: String) throws {
    #expect(try CoreRules.indirectFunctions(file(text)).count == 1)
  }

  @Test("A typed throw is an answer like another")
  func typedThrow() throws {
    #expect(try CoreRules.indirectFunctions(file("func f() throws(Bad) {}")) == [])
  }

  @Test(
    "State that more than one caller sees",
    arguments: [
      "final class C {}", "actor A {}", "protocol P {}", "var count = 0",
      "enum E { static var count = 0 }",
    ])
  func state(text: String) throws {
    #expect(try CoreRules.sharedState(file(text)).count == 1)
  }
}
