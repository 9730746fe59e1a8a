import Foundation
import Testing

@testable import OneRootTwoFeaturesExercise

@Suite("Task 1: A root that follows")
struct Task1 {
  private let features = Features(probe: "let probe = (AppRoot.open, AppRoot.offer)")

  @Test("When the product feature needs more, only a service is added to the root.")
  func rootFollowsProduct() throws {
    try features.growing("ProductFeature").requireThatTheAnswerCompiles()
  }

  @Test("When the deals feature needs more, only a service is added to the root.")
  func rootFollowsDeals() throws {
    try features.growing("DealsFeature").requireThatTheAnswerCompiles()
  }

  @Test("When the features call their leaves otherwise, the root stays as it is.")
  func rootNamesNoLeaf() throws {
    try features.withOtherLeaves().requireThatTheAnswerCompiles()
  }
}

@Suite("Task 2: Whoever has the parts")
struct Task2 {
  private let product = "product\(Int.random(in: 100_000...999_999))"
  private let services = Services()

  @Test("The app opens over the root.")
  func appOpensOverTheRoot() throws {
    let root = AppRoot(logger: services, tracker: services, pricing: services)
    try requireThatTheAppOpens(over: root, "AppRoot")
  }

  @Test("The app opens over any container that has all parts, and states nothing besides.")
  func appOpensOverAnyParts() throws {
    try requireThatTheAppOpens(over: Parts(services: services), "a container with all parts")
  }

  @Test("When both features need more, the app passes it on and stays as it is.")
  func appFollowsTheFeatures() throws {
    let features = Features(probe: "func probe(_ root: AppRoot) { _ = App(dependencies: root) }")
    try features.growing("ProductFeature").growing("DealsFeature").withOtherLeaves()
      .requireThatTheAnswerCompiles()
  }

  private func requireThatTheAppOpens(
    over container: Any, _ name: String, at place: SourceLocation = #_sourceLocation
  ) throws {
    let dependencies = try #require(
      container as? any AppDependencies,
      "expected that \(name) is what the app needs, found that it is not", sourceLocation: place)
    let opened = [open(over: dependencies)] + services.heard
    let wanted = [
      "\(product) for \(services.price)", "open \(product)", "product \(product)",
      "deal \(product)",
    ]
    try #require(
      opened == wanted, "expected \(wanted) over \(name), found \(opened)", sourceLocation: place)
  }

  private func open(over dependencies: some AppDependencies) -> String {
    App(dependencies: dependencies).open(product)
  }
}

private final class Services: Logging, Tracking, Pricing {
  let price = Int.random(in: 100...999)
  private(set) var heard: [String] = []

  func log(_ message: String) { heard.append(message) }
  func track(_ event: String) { heard.append(event) }
  func price(of product: String) -> Int { price }
}

private struct Parts: ProductFeatureDependencies & DealsFeatureDependencies {
  let services: Services
  var logger: any Logging { services }
  var tracker: any Tracking { services }
  var pricing: any Pricing { services }
}

/// The given files, changed as their authors might, and what becomes of the answer.
private struct Features {
  private var text = ""
  private let folder = answerFolder()

  /// - Parameter probe: uses the answer.
  init(probe: String) {
    for name in ["Leaves", "ProductFeature", "DealsFeature"] {
      text +=
        (try? String(contentsOf: folder.appending(path: "\(name).swift"), encoding: .utf8)) ?? ""
    }
    text += """
      extension AppRoot {
        func open() { ProductFeature(dependencies: self).open("") }
        func offer() -> String { DealsFeature(dependencies: self).offer("") }
      }
      \(probe)

      """
  }

  /// The feature needs one leaf more, and the root is given the service for it.
  func growing(_ feature: String) -> Self {
    let name = "extra\(Int.random(in: 100_000...999_999))"
    var grown = self
    grown.text = text.replacing(
      "typealias \(feature)Dependencies = ",
      with: "typealias \(feature)Dependencies = \(name)Dependency & ")
    grown.text += """
      protocol \(name)Dependency { var \(name): Int { get } }
      extension AppRoot { var \(name): Int { 1 } }

      """
    return grown
  }

  /// The same leaves have other names.
  func withOtherLeaves() -> Self {
    var renamed = self
    for leaf in ["Logging", "Tracking", "Pricing"] {
      renamed.text = renamed.text.replacing(
        "\(leaf)Dependency", with: "\(leaf)\(Int.random(in: 100_000...999_999))Dependency")
    }
    return renamed
  }

  /// Compiles these files, which are passed to the compiler's standard input, with the answer.
  func requireThatTheAnswerCompiles(at place: SourceLocation = #_sourceLocation) throws {
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
    try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try input.fileHandleForWriting.close()
    let words = String(decoding: said.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    let error = words.split(separator: "\n").first { $0.contains("error: ") } ?? "another failure"
    try #require(
      compiler.terminationStatus == 0, "expected that the answer compiles, found \(error)",
      sourceLocation: place)
  }
}

/// Where the answer and the given files are. The workshop renames the folder once all in it is
/// compiled; what was compiled there still has the first name in it.
private func answerFolder() -> URL {
  let first = URL(fileURLWithPath: here).deletingLastPathComponent()
  if FileManager.default.fileExists(atPath: first.path) { return first }
  let folders = try? FileManager.default.contentsOfDirectory(
    at: first.deletingLastPathComponent(), includingPropertiesForKeys: nil)
  let name = Data(first.lastPathComponent.utf8)
  let found = folders?.first { folder in
    let object = try? Data(contentsOf: folder.appending(path: "Exercise.o"))
    return object?.range(of: name) != nil
  }
  return found ?? first
}

#if os(macOS)
  // The frontend by itself does not know where the SDK is.
  private let typecheck = ["swiftc", "-typecheck", "-wmo"]
#else
  private let typecheck = ["swiftc", "-frontend", "-typecheck"]
#endif
