/// The Swift toolchain that the person's `PATH` leads to.
package struct Toolchain: Sendable {
  /// The oldest version that this package builds with.
  static let oldest = Version(6, 3)
  private static let advice = "Install Swift \(oldest) or newer from swift.org/install."
  /// The version whose words the `Refused` fixtures record.
  package static let recorded = Version(6, 3)

  package struct Version: Sendable, Comparable, CustomStringConvertible {
    let major: Int
    let minor: Int

    init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

    /// Finds `Swift version 6.3.1` in what `swiftc --version` prints.
    init?(in text: String) {
      guard let match = text.firstMatch(of: #/Swift version (\d+)\.(\d+)/#),
        let major = Int(match.1), let minor = Int(match.2)
      else { return nil }
      self.init(major, minor)
    }

    package static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }

    package var description: String { "\(major).\(minor)" }
  }

  private let environment: ToolEnvironment

  package init(_ environment: ToolEnvironment) { self.environment = environment }

  /// The path of a program of the toolchain, for example `swiftc`.
  package func program(_ name: String) throws(ToolError) -> String {
    let folders = environment.variables["PATH", default: ""].split(separator: ":")
    let paths = folders.map { "\($0)/\(name)" }
    guard let found = paths.first(where: environment.files.exists) else {
      throw ToolError(
        "There is no Swift toolchain: '\(name)' is not on the PATH. \(Self.advice)")
    }
    return found
  }

  /// The compiler's version.
  package func version() async throws(ToolError) -> Version {
    let ended = try await said("--version")
    guard ended.succeeded, let version = Version(in: ended.output) else {
      throw ToolError(
        "'swiftc --version' does not tell a version: the toolchain is damaged. \(Self.advice)")
    }
    return version
  }

  /// What the compiler says of itself when it gets this argument; it is asked once.
  package func said(_ argument: String) async throws(ToolError) -> ProcessResult {
    let command = Command(try program("swiftc"), [argument], limit: .seconds(60))
    let processes = environment.processes
    return try await environment.toolchainAnswers.answer(to: [command.executable, argument]) {
      () throws(ToolError) in try await processes.run(command)
    }
  }

  /// Says so where the compiler is too old for this package.
  package func requireNewEnough() async throws(ToolError) {
    let version = try await version()
    guard version >= Self.oldest else {
      throw ToolError(
        "This is Swift \(version), and DependencyPlayground needs Swift \(Self.oldest) or newer: "
          + "swift.org/install.")
    }
  }
}
