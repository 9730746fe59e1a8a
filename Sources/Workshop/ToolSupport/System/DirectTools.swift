/// The output of `swiftc -frontend -print-target-info`.
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

/// The tools of a toolchain, for calling them without the driver or SwiftPM.
package struct DirectTools: Sendable {
  /// Xcode's folders outside of the toolchain, from `xcrun`.
  package struct MacFolders: Sendable {
    package let sdk: String
    package let platform: String
  }

  private let info: TargetInfo
  /// The folders on a Mac; nil on Linux, where the toolchain contains everything.
  package let mac: MacFolders?

  init(_ info: TargetInfo, mac: MacFolders?) { (self.info, self.mac) = (info, mac) }

  package var compilerVersion: String { info.compilerVersion }
  package var triple: String { info.target.triple }
  package var architecture: String { info.target.arch }
  /// The compiler itself, which the driver `swiftc` starts.
  package var frontend: String { program("swift-frontend") }
  /// The folder of the runtime resources.
  package var resources: String { info.paths.runtimeResourcePath }
  /// The arguments for finding the system's modules, which the driver would add.
  package var systemModules: [String] { mac.map { ["-sdk", $0.sdk] } ?? [] }
  /// The program that prints backtraces on Linux, if it is installed.
  package var backtracer: String {
    "\(resources)/../../libexec/swift/\(info.target.platform)/swift-backtrace"
  }
  /// The object file that every Swift program links on Linux.
  package var start: String { "\(resources)/\(info.target.platform)/\(architecture)/swiftrt.o" }

  /// Source text that makes Linux kill a program when its parent dies; empty on a Mac. Swift can't import `prctl`,
  /// because it is variadic. 1 is PR_SET_PDEATHSIG.
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
