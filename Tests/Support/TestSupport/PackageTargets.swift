import Book
import ToolSupport

/// The targets of a package, as SwiftPM sees them, for tests that do not import `Book`.
package typealias PackageTargets = TargetGraph

extension TargetGraph {
  /// Asks SwiftPM for those of the package in a folder of the checkout.
  package init(of package: String) async throws(ToolError) {
    try await self.init(of: TestCheckout.workspace, package: package)
  }

  /// Those of this package; SwiftPM is asked once.
  package static var own: TargetGraph {
    get async throws { try await asked.value }
  }

  private static let asked = Task { try await TargetGraph(of: "") }

  /// What depends on a target, sorted.
  package func dependants(of target: String) -> [String] {
    dependencies.filter { $0.value.contains(target) }.keys.sorted()
  }
}
