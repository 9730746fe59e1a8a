import TestSupport
import Testing

@testable import SplicingRubric

/// Who can reach a dependency. The compiler is asked about the chapter's own files, in which the
/// dependency is public, internal or file-private.
enum Reach {
  /// The files it refuses: of the pairs, and of an app in another module. What is file-private is
  /// declared in the file of who makes it.
  static func refused(_ accessibility: Accessibility) async throws -> Set<String> {
    try await answers.value[accessibility] ?? []
  }

  /// What it refuses if each program stands in one file, and is as private as its dependency.
  static func refusedInOneFile() async throws -> Set<String> {
    var files: [String: String] = [:]
    for pair in Pair.all {
      for (way, names) in [("parameter", pair.parameter), ("splice", pair.splice)] {
        files["\(pair.scope)-\(way)"] = try text([pair.declared] + names, .private)
      }
    }
    return try await refused(files, in: "one-file")
  }

  private static let answers = Task {
    var answers: [Accessibility: Set<String>] = [:]
    for accessibility in Accessibility.allCases {
      answers[accessibility] = try await ask(accessibility)
    }
    return answers
  }

  private static func ask(_ accessibility: Accessibility) async throws -> Set<String> {
    var declared: [String: String] = [:]
    var ways: [String: String] = [:]
    var apps: [String: String] = [:]
    for pair in Pair.all {
      declared[pair.declared] = try text([pair.declared], accessibility)
      apps[pair.app] = """
        import Product
        struct \(pair.app): \(leaf(of: pair.dependency)) {
          let \(pair.dependency): \(pair.service)
        }
        """
      for way in [pair.parameter, pair.splice] {
        for name in way where ways[name] == nil { ways[name] = try text([name]) }
        guard accessibility == .private else { continue }
        ways[way[0]] = try text([pair.declared, way[0]], .private)
      }
    }
    let product = try TestCheckout.folder("Rubric-product", files: swift(declared))
    let errors = try await Compiler.errors(
      inModule: "Product", of: declared.keys.map { "\(product)/\($0).swift" }, for: product)
    try #require(errors == nil)
    let outside = try await refused(apps, in: "app", ["-I", product])
    if accessibility != .private { ways.merge(declared) { way, _ in way } }
    return try await refused(ways, in: "\(accessibility)").union(outside)
  }

  /// The files of a module that hold an error.
  static func refused(
    _ files: [String: String], in name: String, _ arguments: [String] = []
  ) async throws -> Set<String> {
    var all = ["Before": "enum Before {}", "Services": try text(["Services"])]
    all.merge(files) { $1 }
    let folder = try TestCheckout.folder("Rubric-\(name)", files: swift(all))
    let errors = try await Compiler.errors(
      ["-typecheck", "-wmo", "-parse-as-library", "-I", "\(TestCheckout.products)/Modules"]
        + arguments + all.keys.map { "\(folder)/\($0).swift" })
    let lines = errors?.split(separator: "\n").filter { $0.contains(": error: ") } ?? []
    let refused = Set(
      files.keys.filter { file in lines.contains { $0.hasPrefix("\(folder)/\(file).swift:") } })
    try #require(errors == nil || !refused.isEmpty, "\(errors ?? "")")
    return refused
  }

  /// These files as one, in which all that stands at the top has this accessibility.
  private static func text(
    _ names: [String], _ accessibility: Accessibility = .internal
  ) throws -> String {
    let words = ["final class", "protocol", "typealias", "struct", "extension"]
    let lines = try names.map(Source.text).joined(separator: "\n").split(separator: "\n")
    return lines.map { line in
      words.contains(where: line.hasPrefix) ? "\(accessibility) \(line)" : String(line)
    }.joined(separator: "\n")
  }

  private static func swift(_ files: [String: String]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ("\($0).swift", $1) })
  }
}
