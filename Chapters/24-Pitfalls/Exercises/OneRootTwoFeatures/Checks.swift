import Foundation
import Testing

@testable import OneRootTwoFeaturesExercise

@Suite("Task 1: A root that follows")
struct Task1 {
  @Test("When the product feature needs more, only a service is added to the root.")
  func rootFollowsProduct() throws {
    try requireThatTheRootIs("ProductFeature", "what ProductFeature needs once it needs more")
  }

  @Test("When the deals feature needs more, only a service is added to the root.")
  func rootFollowsDeals() throws {
    try requireThatTheRootIs("DealsFeature", "what DealsFeature needs once it needs more")
  }

  @Test("When the features call their leaves otherwise, the root stays as it is.")
  func rootNamesNoLeaf() throws {
    for leaf in leaves.keys.sorted() {
      try requireThatTheRootIs(leaf, "what the features need once \(leaf)Dependency is renamed")
      let line = try later.get().line(with: "\(leaf)Dependency")
      try #require(
        later.get().refuses("AppRoot still a \(leaf)Dependency"),
        "expected a root that names no leaf, found \(leaf)Dependency in it: see \(line)")
    }
    let old = try later.get().old
    try #require(old == [], "expected a root that names no leaf, found one: see \(old)")
  }

  private func requireThatTheRootIs(
    _ part: String, _ what: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let later = try later.get()
    let isIt = !later.refuses("AppRoot for \(part)") && later.faults(of: true).isEmpty
    try #require(
      isIt,
      "expected that AppRoot is \(what), found that it is not: see \(later.line(with: "AppRoot"))",
      sourceLocation: place)
  }
}

@Suite("Task 2: Whoever has the parts")
struct Task2 {
  private let product = "product\(Int.random(in: 100_000...999_999))"
  private let services = Services()

  @Test("The app opens over any container that has all parts, and states nothing besides.")
  func appOpensOverAnyParts() throws {
    let opened = try #require(
      open(over: Parts(services: services), product),
      "expected that a container with all parts is what the app needs, found that it is not")
    let found = [opened] + services.heard
    let wanted = [
      "\(product) for \(services.price)", "open \(product)", "product \(product)",
      "deal \(product)",
    ]
    try #require(found == wanted, "expected \(wanted) over all parts, found \(found)")
  }

  @Test("When both features need more, the app passes it on and stays as it is.")
  func appFollowsTheFeatures() throws {
    let later = try later.get()
    let places = later.faults(of: false)
    try #require(
      places.isEmpty,
      "expected an app that compiles when the features need more, found that it does not: see \(places)"
    )
    for kind in ["struct", "class"] {
      try #require(
        !later.refuses("App over a \(kind)"),
        """
        expected that the app opens over a \(kind) with all that the features need by then, found \
        that it needs something else: see \(later.line(with: "AppDependencies"))
        """)
    }
  }

  @Test("The app opens over no container that has some of the parts, and not all.")
  func appNeedsAllParts() throws {
    let later = try later.get()
    try #require(
      !later.refuses("App over a struct"),
      "expected that the app opens over a container with all parts, found that it does not")
    for part in features + leaves.keys.sorted() {
      try #require(
        later.refuses("App without \(part)"),
        "expected that the compiler refuses a container that lacks a leaf, found that the app opens"
      )
    }
  }
}

/// What the app says, or nothing if the container is not what it needs.
private func open(over container: some AppDependencies, _ product: String) -> String? {
  App(dependencies: container).open(product)
}

private func open(over container: Any, _ product: String) -> String? { nil }

private final class Services: Logging, Tracking, Pricing {
  let price = Int.random(in: 100...999)
  private(set) var heard: [String] = []

  func log(_ message: String) { heard.append(message) }
  func track(_ event: String) { heard.append(event) }
  func price(of product: String) -> Int { price }
}

private struct Parts: ProductFeatureDependencies & DealsFeatureDependencies, @unchecked Sendable {
  let services: Services
  var logger: any Logging { services }
  var tracker: any Tracking { services }
  var pricing: any Pricing { services }
}

private let features = ["ProductFeature", "DealsFeature"]
private let leaves = ["Logging": "logger", "Tracking": "tracker", "Pricing": "pricing"]

/// What the compiler says once both features need one leaf more and all leaves have other names.
private let later = Result { try Later() }

/// The answer beside the given files as their authors might change them, compiled once: a line of
/// ours asks one thing, and is refused or not.
private struct Later {
  private let answer: [Substring]
  private var refused: Set<String> = []
  /// Where the answer itself is refused, and whether that is about the root.
  private var faults: [String: Bool] = [:]
  /// Where task 1 names a leaf by its old name.
  private(set) var old: [String] = []

  init() throws {
    let folder = URL(fileURLWithPath: ProcessInfo.processInfo.environment["ANSWER"] ?? ".")
    func text(_ name: String) throws -> String {
      try String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)
    }
    answer = try text("Exercise").split(separator: "\n", omittingEmptySubsequences: false)
    let number = Int.random(in: 100_000...999_999)
    let parts = features + leaves.keys
    /// The protocol of a leaf by then: a renamed one, or what a feature needs besides.
    func leaf(_ part: String) -> String { "\(part)\(number)Dependency" }
    func member(_ part: String) -> String {
      leaves[part].map { "var \($0): any \(part) { fatalError() }" }
        ?? "var extra\(part)\(number): Int { 1 }"
    }
    var given = try text("Leaves")
      .replacing(#/protocol \w+Dependency/#) { "@available(*, deprecated) \($0.output)" }
    let rest = answer.firstIndex { $0.contains("// TASK 2") } ?? 0
    for feature in features {
      var file = try text(feature).replacing(
        "typealias \(feature)Dependencies = ",
        with: "typealias \(feature)Dependencies = \(leaf(feature)) & ")
      for name in leaves.keys { file = file.replacing("\(name)Dependency", with: leaf(name)) }
      given += file + "extension AppRoot { \(member(feature)) }\n"
    }
    for part in parts {
      let requirement = member(part).prefix { $0 != "{" } + "{ get }"
      given += "protocol \(leaf(part)) { \(requirement) }\n"
    }
    let all = parts.map(member).joined(separator: "; ")
    given += """
      final class State { var count = 0 }
      struct AllInAStruct: \(parts.map(leaf).joined(separator: ", ")) { let state: State; \(all) }
      class AllInAClass: \(parts.map(leaf).joined(separator: ", ")) { var state = State(); \(all) }

      """
    var questions = [
      ("App over a struct", "(all: AllInAStruct) { _ = App(dependencies: all).open(\"\") }"),
      ("App over a class", "(all: AllInAClass) { _ = App(dependencies: all).open(\"\") }"),
    ]
    for part in parts {
      let others = parts.filter { $0 != part }
      given += "struct Without\(part): \(others.map(leaf).joined(separator: ", ")) { \(all) }\n"
      questions += [
        ("App without \(part)", "(some: Without\(part)) { _ = App(dependencies: some) }"),
        ("AppRoot for \(part)", "(root: AppRoot) { let _: any \(leaf(part)) = root }"),
      ]
      let still = "(root: AppRoot) { let _: any \(part)Dependency = root }"
      if leaves[part] != nil { questions.append(("AppRoot still a \(part)Dependency", still)) }
    }
    let first = given.count { $0 == "\n" } + 1
    given += questions.enumerated().map { "func ask\(number)\($0)\($1.1)" }.joined(separator: "\n")
    for error in try Self.errors(compiling: given, in: folder) {
      guard let place = error.firstMatch(of: #/(<stdin>|Exercise.swift):(\d+):\d+: (.)/#),
        let line = Int(place.2)
      else { continue }
      if place.3 == "w" {
        if place.1 != "<stdin>", line <= rest { old.append("Exercise.swift:\(line)") }
      } else if place.1 != "<stdin>" {
        faults["Exercise.swift:\(line)"] = error.contains("'AppRoot'")
      } else if questions.indices.contains(line - first) {
        refused.insert(questions[line - first].0)
      }
    }
  }

  func refuses(_ question: String) -> Bool { refused.contains(question) }

  func faults(of theRoot: Bool) -> [String] { faults.filter { $0.value == theRoot }.keys.sorted() }

  /// Where a word stands first in the answer.
  func line(with word: String) -> String {
    let index = answer.firstIndex { $0.contains(word) && !$0.hasPrefix("//") }
    return "Exercise.swift:\((index ?? 0) + 1)"
  }

  /// Compiles these files, which are passed to the compiler's standard input, with the answer.
  private static func errors(compiling given: String, in folder: URL) throws -> [Substring] {
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      typecheck
      + [
        "-parse-as-library", "-swift-version", "6", "-diagnostic-style", "llvm", "-",
        "Exercise.swift",
      ]
    compiler.currentDirectoryURL = folder
    let (input, said) = (Pipe(), Pipe())
    (compiler.standardInput, compiler.standardError) = (input, said)
    try compiler.run()
    try input.fileHandleForWriting.write(contentsOf: Data(given.utf8))
    try input.fileHandleForWriting.close()
    let words = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    return words.split(separator: "\n").filter { $0.contains(#/error: |' is deprecated/#) }
  }
}

/// A Mac's compiler does not know by itself where the system's modules are; its driver tells it.
private let typecheck =
  FileManager.default.fileExists(atPath: "/usr/bin/xcrun")
  ? ["swiftc", "-typecheck", "-wmo"] : ["swiftc", "-frontend", "-typecheck"]

#if PROBES
  // Task 2: The app opens over the root, and whoever says to have a part has it.
  // See AppDependencies
  func appOpensOverTheRoot(root: AppRoot) {
    _ = App(dependencies: root).open("")
    struct NoLogger: LoggingDependency {}  // refused: conform
    struct NoTracker: TrackingDependency {}  // refused: conform
    struct NoPricing: PricingDependency {}  // refused: conform
  }
#endif
