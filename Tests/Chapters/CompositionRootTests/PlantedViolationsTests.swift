import SwiftOutline
import TestSupport
import Testing

@Suite("CompositionRoot: each rule finds what breaks it")
struct PlantedViolationsTests {
  private func targets(_ dependencies: [String: Set<String>]) -> PackageTargets {
    PackageTargets(
      dependencies,
      folders: [
        "App": "Chapters/06-App", "Helpers": "Sources/Support/Helpers",
        "Login": "Sources/Features/Login",
      ])
  }

  @Test("A library that joins two parts; a program and its tests may")
  func crowdedLibrary() {
    let targets = targets([
      "App": ["Login", "Items"], "AppTests": ["Login", "Items"], "Helpers": ["Login", "Items"],
      "HelpersTests": ["Items", "Friends"], "ItemsTests": ["Items"],
    ])
    #expect(RootRules.joinOutsidePrograms(targets) == ["Helpers", "HelpersTests"])
  }

  @Test("A part that depends on another")
  func arrow() {
    let targets = targets(["App": ["Login"], "Login": ["Items"]])
    #expect(RootRules.arrowsBetweenParts(targets) == ["Login -> Items"])
  }

  @Test("A feature that depends on the root")
  func needsTheRoot() {
    let targets = targets(["App": ["Items"], "Login": ["App"], "AppTests": ["App"]])
    #expect(targets.dependants(of: "App") == ["AppTests", "Login"])
  }

  @Test(
    "An import of a part, however it is written, and not its name in a comment or a string",
    arguments: [
      ("import Items", true), ("@_exported import Items", true),
      ("import class Items.ItemListViewModel", true), ("public import Items", true),
      ("#if DEBUG\nimport Items\n#endif", true),
      ("import Foundation\n// import Items\nlet sentence = \"import Items\"\n", false),
    ])
  func imports(text: String, isFound: Bool) throws {
    let found = try RootRules.importsOfParts(SourceFile(path: "Login.swift", text: text))
    #expect(found == (isFound ? ["Login.swift imports Items"] : []))
  }

  @Test(
    "An object of a feature that is made elsewhere",
    arguments: [
      "let list = ListViewModel(fetch: fetch)", "let list = ListViewModel { $0([]) }",
      "let make = ListViewModel.init", "func f() { push(ListViewModel(fetch: fetch)) }",
      "func f() -> ListViewModel { .init(fetch: fetch) }",
      "extension ListViewModel { static func f() -> Self { Self(fetch: fetch) } }",
    ])
  func makers(text: String) throws {
    func found(in path: String) throws -> [String] {
      RootRules.makesOutsideRoot(try SourceFile(path: path, text: text), of: ["ListViewModel"])
    }
    #expect(try found(in: "A/Flow.swift") == ["A/Flow.swift makes ListViewModel"])
    #expect(try found(in: "A/ListComposer.swift") == [])
    #expect(try found(in: "A/main.swift") == [])
  }

  @Test("A type that only takes an object, or extends it, makes none")
  func takers() throws {
    let text = """
      extension ListViewModel: Listing {}
      struct Screen { let viewModel: ListViewModel }
      // ListViewModel(fetch: fetch)
      """
    let file = try SourceFile(path: "A/Screens.swift", text: text)
    #expect(RootRules.makesOutsideRoot(file, of: ["ListViewModel"]) == [])
  }

  @Test(
    "A part that asks a framework for what it shares, or for the time",
    arguments: [
      ("UserDefaults.standard.set(1, forKey: \"visits\")", "standard"),
      ("URLSession.shared.invalidateAndCancel()", "shared"), ("let seconds = Date()", "Date"),
      ("let client: Client = .shared", "shared"), ("let standard = text.isEmpty", nil),
    ] as [(String, String?)])
  func globals(text: String, word: String?) throws {
    let file = try SourceFile(path: "A/List.swift", text: text)
    #expect(RootRules.globals(in: file) == (word.map { ["A/List.swift asks '\($0)'"] } ?? []))
  }

  @Test("A composer, or a factory, that is used outside the root")
  func composers() throws {
    let text = "let a = ItemsComposer(client: client)\nfunc f(_ make: ClientFactory) {}\n"
    #expect(
      RootRules.composersOutsideRoot(try SourceFile(path: "A/Flow.swift", text: text))
        == ["A/Flow.swift names ClientFactory", "A/Flow.swift names ItemsComposer"])
    #expect(
      RootRules.composersOutsideRoot(try SourceFile(path: "A/SceneDelegate.swift", text: text))
        == [])
  }

  @Test(
    "A decision in a composer; optionals and optional chains are none",
    arguments: [
      ("if user.isNew { push(tour) }", "if"), ("switch user { default: break }", "switch"),
      ("let list = user.isNew ? tour : items", "? :"),
      ("guard user.isNew else { exit(1) }", "guard"),
      ("let a: Int? = nil\nnavigation?.push(screen)\nlet b = c ?? d", nil),
    ] as [(String, String?)])
  func decisions(text: String, word: String?) throws {
    let file = try SourceFile(path: "A/LoginComposer.swift", text: "func f() {\n\(text)\n}\n")
    let expected = word.map { ["A/LoginComposer.swift:2 decides by '\($0)'"] }
    #expect(RootRules.decisionsInRoot(file) == expected ?? [])
    let elsewhere = try SourceFile(path: "A/LoginFlow.swift", text: text)
    #expect(RootRules.decisionsInRoot(elsewhere) == [])
  }
}
