/// The parts of the toolchain, as `swiftc -frontend -print-target-info` tells of them.
package struct TargetInfo: Decodable, Sendable {
  struct Paths: Decodable { let runtimeResourcePath: String }

  package struct Target: Decodable, Sendable {
    package let triple: String
    let platform: String
    let arch: String
  }

  let paths: Paths
  package let target: Target
  /// The compiler's own name of its version.
  package let compilerVersion: String

  /// The compiler itself, which the driver `swiftc` starts.
  package var frontend: String { program("swift-frontend") }
  package var linker: String { program("ld.lld") }
  package var plugins: String { "\(paths.runtimeResourcePath)/host/plugins" }
  /// The libraries that a program finds when it runs.
  private var libraries: String { "\(paths.runtimeResourcePath)/\(target.platform)" }
  /// What every program of Swift begins with.
  package var start: String { "\(libraries)/\(target.arch)/swiftrt.o" }

  private func program(_ name: String) -> String {
    "\(paths.runtimeResourcePath)/../../bin/\(name)"
  }
}
