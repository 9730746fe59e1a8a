import Proof

@testable import WorkshopKit

/// Runs the compiler where a fixture cannot say it: same file with other flags, a module left out.
struct Compiler {
  private let program: String

  init() throws { program = try House.session.toolchain.program("swiftc") }

  /// What it refuses and why; nil if it accepts all.
  func errors(_ arguments: [String]) async throws -> String? {
    let ended = try await House.session.run(
      Command(
        program, arguments + ["-swift-version", "6"], in: House.checkout.root, limit: .seconds(60)))
    return ended.succeeded ? nil : ended.errors
  }

  /// A folder among the built products; it is made if it is not there.
  func folder(_ name: String) throws -> String {
    let path = "\(House.session.folder.products)/refused/DesignSmells/\(name)"
    try House.session.files.makeFolder(path)
    return path
  }
}
