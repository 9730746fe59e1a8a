import Book
import ToolSupport

/// The targets of a package, for tests that don't import `Book`.
package typealias PackageTargets = TargetGraph

extension TargetGraph {
  /// Loads the targets of a package inside the checkout from SwiftPM.
  package init(of package: String) async throws(ToolError) {
    try await self.init(of: TestCheckout.workspace, package: package)
  }

  /// The targets of this package, loaded once.
  package static var own: TargetGraph {
    get async throws { try await loaded.value }
  }

  private static let loaded = Task { try await TargetGraph(of: "") }

  /// The targets that depend on a target, sorted.
  package func dependants(of target: String) -> [String] {
    dependencies.filter { $0.value.contains(target) }.keys.sorted()
  }
}
