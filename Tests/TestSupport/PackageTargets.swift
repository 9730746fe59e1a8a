import Book
import ToolSupport

/// The targets of a package, as SwiftPM sees them.
package struct PackageTargets: Sendable {
  /// What each target depends on.
  package let dependencies: [String: Set<String>]
  /// Where each stands, relative to the package.
  package let folders: [String: String]

  package init(dependencies: [String: Set<String>], folders: [String: String] = [:]) {
    (self.dependencies, self.folders) = (dependencies, folders)
  }

  /// Asks SwiftPM for those of the package in a folder of the checkout.
  package init(of package: String) async throws {
    let graph = try await TargetGraph(of: TestCheckout.session, package: package)
    self.init(dependencies: graph.dependencies, folders: graph.folders)
  }

  /// Those of this package; SwiftPM is asked once.
  package static var own: PackageTargets {
    get async throws { try await asked.value }
  }

  private static let asked = Task { try await PackageTargets(of: "") }

  /// What depends on a target, sorted.
  package func dependants(of target: String) -> [String] {
    dependencies.filter { $0.value.contains(target) }.keys.sorted()
  }
}
