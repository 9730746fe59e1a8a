import SwiftOutline
import TestSupport
import Testing

/// The rules, checked in this package's targets and sources.
@Suite("CompositionRoot: dependency rules, checked in this package")
struct RootRulesTests {
  private static let chapter = chapterFolder("CompositionRoot")
  /// The modules that the root composes.
  private static let parts: Set = ["ServerAPI", "Login", "Items", "Friends"]

  private let features: [SourceFile]
  /// The files that create objects: composers, factories, the root and the entry.
  private let composing: [SourceFile]
  private let others: [SourceFile]

  init() throws {
    features = try Self.parts.sorted().flatMap {
      try TestCheckout.sources(below: "Sources/Features/\($0)")
    }
    var files = try TestCheckout.sources(
      below: Self.chapter,
      skipping: ["InYourApp", "Refused", "Exercises", "Experiments", "Navigation", "TwoRoots"])
    let middle = files.partition { file in
      ["Composer.swift", "Factory.swift", "/SceneDelegate.swift", "/ShopRoot.swift", "/main.swift"]
        .contains { file.path.hasSuffix($0) }
    }
    (others, composing) = (features + files[..<middle], Array(files[middle...]))
    try #require(features.count == 4 && composing.count > 5 && others.count > 8)
  }

  @Test(
    "Only programs and their tests combine the features and the client",
    .proves("STG-83", "STG-84", "STG-99"))
  func graph() async throws {
    let targets = try await PackageTargets.own
    for (target, dependencies) in targets.dependencies {
      let usedParts = dependencies.intersection(Self.parts)
      if Self.parts.contains(target) { #expect(usedParts == [], "\(target)") }
      let program = target.hasSuffix("Tests") ? String(target.dropLast(5)) : target
      let isProgram = targets.folders[program]?.hasPrefix("Chapters/") == true
      #expect(isProgram || usedParts.count < 2, "\(target) combines \(usedParts.sorted())")
    }
    #expect(targets.dependencies["CompositionRoot"]?.isSuperset(of: Self.parts) == true)
  }

  @Test("Features and client import only Foundation", .proves("STG-84", "STG-99"))
  func imports() throws {
    #expect(try Set(features.flatMap { try $0.importedModules }) == ["Foundation"])
  }

  @Test(
    "Each module's tests depend only on the module under test",
    .proves("STG-05", "STG-06", "STG-91"))
  func testsOfParts() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    for part in Self.parts {
      #expect(dependencies["\(part)Tests"]?.subtracting(["TestSupport"]) == [part])
    }
  }

  @Test(
    "No feature depends on the composition root",
    .proves("STG-96", "STG-97", "STG-98"))
  func nobodyNeedsTheRoot() async throws {
    let dependants = try await PackageTargets.own.dependants(of: "CompositionRoot")
    #expect(dependants == ["AllChapters", "CompositionRootTests"])
    let entry = try TestCheckout.source("\(Self.chapter)/main.swift")
    #expect(!entry.calls(of: "SceneDelegate").isEmpty)
  }

  @Test(
    "Only composing files, and the login that pushes, create view models",
    .proves("STG-83", "STG-85", "STG-95", "STG-98", "STG-99"))
  func makers() throws {
    let classes = try features.flatMap { try $0.declarations() }.filter { $0.kind == .class }
    #expect(classes.count == 4)
    #expect(others.filter { $0.text.contains(".init(") || $0.text.contains("Self(") }.isEmpty)
    for name in classes.map(\.name) {
      func makers(_ files: [SourceFile]) -> [String] {
        files.filter { !$0.calls(of: name).isEmpty }.map(\.path)
      }
      let pushing = "\(Self.chapter)/Before/LoginViewModel.swift"
      #expect(makers(others) == (name == "ItemListViewModel" ? [pushing] : []), "\(name)")
      // The function is another root, and creates the same objects again.
      let composers = makers(composing).filter {
        !$0.hasSuffix("/FunctionComposer.swift") && !$0.hasSuffix("/main.swift")
      }
      #expect(!composers.isEmpty, "\(name)")
    }
  }

  @Test("Features have no static members and use no shared instances", .proves("STG-95"))
  func hidden() throws {
    let declarations = try features.flatMap { try $0.declarations() }
    #expect(declarations.filter(\.isProperty).map(\.name) == [])
    #expect(declarations.flatMap(\.withMembers).filter(\.isStatic).map(\.name) == [])
    let shared: Set = [
      "shared", "standard", "default", "current", "main", "now", "random", "Date", "UUID",
    ]
    #expect(features.flatMap { $0.words() }.filter(shared.contains) == [])
  }

  @Test("The login module depends on the list only when login opens it", .proves("STG-109"))
  func arrowToTheList() async throws {
    for (way, expected) in [("push", ["Items"]), ("event", [])] {
      let package = "\(Self.chapter)/Navigation/\(way)"
      let dependencies = try await PackageTargets(of: package).dependencies["Login"]
      #expect(dependencies?.intersection(["Items", "Main"]) == Set(expected))
      let login = try TestCheckout.sources(below: "\(package)/Sources/Login")
      #expect(login.flatMap { $0.calls(of: "ItemListViewModel") }.count == expected.count)
    }
  }

  @Test(
    "Only composing files mention a composer or factory by name",
    .proves("STG-103", "STG-104", "STG-125"))
  func composers() {
    let names = others.flatMap { $0.words() }.filter {
      $0.hasSuffix("Composer") || $0.hasSuffix("Factory") || $0.hasPrefix("compose")
    }
    #expect(names == [])
  }

  @Test("Composing files other than `main.swift` contain no branches", .proves("STG-88"))
  func decisions() {
    let branches: Set = [
      "if", "guard", "switch", "for", "while", "repeat", "catch", "??", "&&", "||",
    ]
    for file in composing where !file.path.hasSuffix("/main.swift") {
      #expect(file.words().filter(branches.contains) == [], "\(file.path)")
      #expect(!file.text.contains(" ? "), "\(file.path)")
    }
  }

  @Test("The root's files belong to one module", .proves("STG-89", "STG-124"))
  func oneModule() async throws {
    let modules = try await PackageTargets.own.folders.filter {
      $0.value.hasPrefix(Self.chapter) && !$0.value.contains("/Exercises/")
    }
    #expect(modules.keys.sorted() == ["CompositionRoot"])
  }
}
