import SwiftOutline
import TestSupport
import Testing

/// The rules over this package: its real graph and its real sources. The one file that breaks them is
/// the chapter's own discomfort.
@Suite("CompositionRoot: the rules, over this package")
struct RootRulesTests {
  private static let chapter = "Chapters/06-CompositionRoot"
  private static let features = files(of: RootRules.parts.sorted().map { "Sources/Features/\($0)" })
  private static let ofChapter = files(of: [chapter])
  private static let sources = features + ofChapter

  private static func files(of folders: [String]) -> [SourceFile] {
    let skipped: Set = ["InYourApp", "Refused", "Exercises", "Experiments", "Navigation"]
    return folders.flatMap { (try? TestCheckout.sources(below: $0, skipping: skipped)) ?? [] }
  }

  @Test("The sources are all here: four features, and a chapter of more than ten files")
  func sourcesAreRead() {
    #expect(Self.features.count == 4)
    #expect(Self.ofChapter.count > 10)
  }

  @Test(
    "No part knows another; only programs, and their tests, join several",
    .proves("STG-83", "STG-84", "STG-99"))
  func graph() async throws {
    let targets = try await PackageTargets.own
    #expect(RootRules.joinOutsidePrograms(targets) == [])
    #expect(RootRules.arrowsBetweenParts(targets) == [])
    #expect(
      targets.dependencies["CompositionRoot"]
        == ["Friends", "Items", "Login", "Playground", "ServerAPI"])
  }

  @Test("No part imports another, whatever its target declares", .proves("STG-84", "STG-99"))
  func imports() throws {
    #expect(try Self.features.flatMap(RootRules.importsOfParts) == [])
  }

  @Test("The tests of a part know that part alone", .proves("STG-05", "STG-06", "STG-91"))
  func testsOfParts() async throws {
    let dependencies = try await PackageTargets.own.dependencies
    for part in RootRules.parts {
      #expect(dependencies["\(part)Tests"]?.subtracting(["TestSupport"]) == [part])
    }
  }

  @Test(
    "Nobody depends on the root: it is the program, and the least reusable part of it",
    .proves("STG-96", "STG-97", "STG-98"))
  func nobodyNeedsTheRoot() async throws {
    let dependants = try await PackageTargets.own.dependants(of: "CompositionRoot")
    #expect(dependants == ["AllChapters", "CompositionRootTests"])
    let entry = try TestCheckout.source("\(Self.chapter)/main.swift")
    #expect(!entry.calls(of: "SceneDelegate").isEmpty)
  }

  @Test(
    "What the features offer is made in composing files, and by the login that pushes",
    .proves("STG-83", "STG-85", "STG-95"))
  func makers() throws {
    let classes = try Self.features.flatMap { try $0.declarations() }
      .filter { $0.kind == .class }.map(\.name)
    #expect(
      Set(classes)
        == ["FriendListViewModel", "ItemListViewModel", "LoginViewModel", "ServerAPIClient"])
    #expect(
      Self.sources.flatMap { RootRules.makesOutsideRoot($0, of: Set(classes)) }
        == ["\(Self.chapter)/Before/LoginViewModel.swift makes ItemListViewModel"])
  }

  @Test(
    "The root knows every implementation: each is made in a composing file, not by the entry alone",
    .proves("STG-85", "STG-98", "STG-99"))
  func everyImplementation() {
    // The function is a second root, and makes on its own what these composers make.
    let composing = Self.ofChapter.filter { file in
      RootRules.isComposing(file.path)
        && !["/main.swift", "/FunctionComposer.swift"].contains { file.path.hasSuffix($0) }
    }
    for part in ["FriendListViewModel", "ItemListViewModel", "LoginViewModel", "ServerAPIClient"] {
      #expect(composing.contains { !$0.calls(of: part).isEmpty }, "\(part)")
    }
  }

  @Test(
    "No part has a static or a global, or asks a framework for one, behind the root's back",
    .proves("STG-95"))
  func hidden() throws {
    #expect(try Set(Self.features.flatMap { try $0.importedModules }) == ["Foundation"])
    #expect(Self.features.flatMap(RootRules.globals) == [])
    let declared = try Self.features.flatMap { try $0.declarations() }
    #expect(declared.filter(\.isProperty).map(\.name) == [])
    #expect(declared.flatMap(\.withMembers).filter(\.isStatic).map(\.name) == [])
  }

  @Test(
    "Where the login pushes the list it depends on it; where it tells of an event it does not",
    .proves("STG-109"))
  func arrowToTheList() async throws {
    var arrows: [String: Set<String>] = [:]
    var made: [String: Int] = [:]
    for way in ["push", "event"] {
      let login = try TestCheckout.sources(below: "\(Self.chapter)/Navigation/\(way)/Sources/Login")
      made[way] = login.flatMap { $0.calls(of: "ItemListViewModel") }.count
      arrows[way] = try await PackageTargets(of: "\(Self.chapter)/Navigation/\(way)")
        .dependencies["Login"]?.intersection(["Items", "Login", "Main"])
    }
    #expect(arrows == ["push": ["Items"], "event": []])
    #expect(made == ["push": 1, "event": 0])
  }

  @Test(
    "Composers and factories are named by composers, factories, the root and the entry",
    .proves("STG-103", "STG-104", "STG-125"))
  func composers() throws {
    #expect(Self.sources.flatMap(RootRules.composersOutsideRoot) == [])
  }

  @Test("The root decides nothing: no branch stands in a composing file", .proves("STG-88"))
  func decisions() throws {
    #expect(Self.sources.flatMap(RootRules.decisionsInRoot) == [])
  }

  @Test(
    "The root is several files of one module, and shows nothing of itself outside",
    .proves("STG-89", "STG-103", "STG-124"))
  func oneModule() async throws {
    let composing = Self.ofChapter.filter { RootRules.isComposing($0.path) }
    #expect(composing.count > 5)
    for file in composing {
      let shown = try file.declarations().filter {
        !Set($0.modifiers).isDisjoint(with: ["public", "open", "package"])
      }
      #expect(shown.map(\.name) == [], "\(file.path)")
    }
    let folders = try await PackageTargets.own.folders
    let modules = folders.filter {
      $0.value.hasPrefix(Self.chapter) && !$0.value.contains("/Exercises/")
    }
    #expect(modules.keys.sorted() == ["CompositionRoot"])
  }

  @Test(
    "The login that pushes takes what it never asks: it hands it to the list",
    .proves("STG-107"))
  func middleMan() throws {
    let pushing = try TestCheckout.source("\(Self.chapter)/Before/LoginViewModel.swift")
    let told = try TestCheckout.source("Sources/Features/Login/LoginViewModel.swift")
    let list = try TestCheckout.source("Sources/Features/Items/ItemListViewModel.swift")
    #expect(try parameters(of: pushing) == ["loginAPI", "fetchItems", "navigation"])
    #expect(try parameters(of: told).suffix(2) == ["loginAPI", "onLogin"])
    #expect(try parameters(of: list).suffix(1) == ["fetchItems"])
    #expect(pushing.calls(of: "loginAPI").count == 1)
    #expect(pushing.calls(of: "fetchItems").isEmpty)
    #expect(
      pushing.calls(of: "ItemListViewModel").map { $0.arguments.map(\.label) } == [["fetchItems"]])
  }

  private func parameters(of file: SourceFile) throws -> [String] {
    try file.declarations().flatMap(\.withMembers).filter { $0.kind == .initializer }
      .flatMap(\.parameters).compactMap(\.label)
  }
}
