import Proof

@testable import WorkshopKit

/// Runs the compiler where a fixture cannot say it: the same file with other flags.
struct Compiler {
  /// What it refuses and why; nil if it accepts all.
  func errors(_ arguments: [String]) async throws -> String? {
    let ended = try await House.session.run(
      Command(
        try House.session.toolchain.program("swiftc"), arguments + ["-swift-version", "6"],
        in: House.checkout.root, limit: .seconds(60)))
    return ended.succeeded ? nil : ended.errors
  }
}
