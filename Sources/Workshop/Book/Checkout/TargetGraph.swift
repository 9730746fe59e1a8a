import Foundation
import ToolSupport

/// The targets of a package and their dependencies, from SwiftPM.
package struct TargetGraph: Sendable {
  /// The dependencies of each target: `Numbers` for `Deps1`.
  package let dependencies: [String: Set<String>]
  /// The folder of each target except tests, relative to the package.
  package let folders: [String: String]
  /// The files that each target compiles, relative to its folder.
  package let sources: [String: [String]]
  /// The executable targets: chapters and tools.
  let programs: Set<String>

  package init(_ dependencies: [String: Set<String>] = [:], folders: [String: String] = [:]) {
    (self.dependencies, self.folders, sources, programs) = (dependencies, folders, [:], [])
  }

  /// Runs `swift package describe` with its own scratch path, because a running SwiftPM may lock the usual one.
  ///
  /// - Parameter package: the folder of a package within the checkout, relative to it; empty for the
  ///   checkout's own.
  /// - Throws: `ToolError` if there is no such package, or SwiftPM fails.
  package init(of workspace: Workspace, package: String = "") async throws(ToolError) {
    let checkout = workspace.checkout
    let root = package.isEmpty ? checkout.root : checkout.path(package)
    guard checkout.files.exists("\(root)/Package.swift") else {
      throw ToolError("No package in \(package).")
    }
    let scratch = (["graph"] + package.split(separator: "/")).joined(separator: "-")
    let ended = try await workspace.run(
      Command(
        try workspace.toolchain.program("swift"),
        [
          "package", "--package-path", root,
          "--scratch-path", "\(workspace.folder.products)/\(scratch)", "describe", "--type", "json",
        ], limit: .seconds(120) * workspace.environment.patience))
    guard ended.succeeded else {
      throw ToolError("'swift package describe' failed: \(ended.errors)")
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      let all = try decoder.decode(Package.self, from: Data(ended.output.utf8)).targets
      programs = Set(all.filter { $0.type == "executable" }.map(\.name))
      folders = all.filter { $0.type != "test" }.reduce(into: [:]) { $0[$1.name] = $1.path }
      sources = all.reduce(into: [:]) { $0[$1.name] = $1.sources }
      dependencies = all.reduce(into: [:]) {
        $0[$1.name] = Set(($1.targetDependencies ?? []) + ($1.productDependencies ?? []))
      }
    } catch {
      throw ToolError("'swift package describe' printed unexpected output: \(error)")
    }
  }

  private struct Package: Decodable {
    struct Target: Decodable {
      let name: String
      let type: String
      let path: String
      let sources: [String]
      let targetDependencies: [String]?
      let productDependencies: [String]?
    }

    let targets: [Target]
  }
}
