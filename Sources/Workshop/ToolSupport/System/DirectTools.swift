/// What the compiler says of itself: `swiftc -frontend -print-target-info`.
struct TargetInfo: Decodable, Sendable {
  struct Paths: Decodable { let runtimeResourcePath: String }

  struct Target: Decodable {
    let triple: String
    let platform: String
    let arch: String
  }

  let paths: Paths
  let target: Target
  let compilerVersion: String
}

/// The parts of a toolchain, called without its driver or a package manager.
package struct DirectTools: Sendable {
  /// The folders that Xcode has beside the toolchain, as `xcrun` tells them.
  package struct MacFolders: Sendable {
    package let sdk: String
    package let platform: String
  }

  private let info: TargetInfo
  /// Nil on Linux, where a toolchain has everything.
  package let mac: MacFolders?

  init(_ info: TargetInfo, mac: MacFolders?) { (self.info, self.mac) = (info, mac) }

  /// The compiler's own name of its version.
  package var compilerVersion: String { info.compilerVersion }
  package var triple: String { info.target.triple }
  package var architecture: String { info.target.arch }
  /// The compiler itself, which the driver `swiftc` starts.
  package var frontend: String { program("swift-frontend") }
  /// The folder with what programs need while they run.
  package var resources: String { info.paths.runtimeResourcePath }
  /// Where the compiler finds the system's own modules; it is told by the driver otherwise.
  package var systemModules: [String] { mac.map { ["-sdk", $0.sdk] } ?? [] }
  /// What tells where a program crashed on Linux, where it is installed.
  package var backtracer: String {
    "\(resources)/../../libexec/swift/\(info.target.platform)/swift-backtrace"
  }
  /// What every program of Swift begins with on Linux.
  package var start: String { "\(resources)/\(info.target.platform)/\(architecture)/swiftrt.o" }

  /// Source text that makes Linux kill a program where its parent was killed; nothing on a Mac. Swift
  /// does not see `prctl`, which takes any number of arguments; 1 is PR_SET_PDEATHSIG.
  package var endsWithParent: String {
    guard mac == nil else { return "" }
    return """
      typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
          let control = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "prctl"), to: Control?.self)
          _ = control?(1, UInt(SIGKILL), 0, 0, 0)
      """
  }

  package func program(_ name: String) -> String { "\(resources)/../../bin/\(name)" }
}
