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

/// The parts of a toolchain, called without its driver or a package manager, and their arguments.
package struct DirectTools: Sendable {
  /// The folders that Xcode has beside the toolchain, as `xcrun` tells them.
  struct MacFolders: Sendable {
    let sdk: String
    let platform: String
  }

  private let info: TargetInfo
  /// Nil on Linux, where a toolchain has everything.
  private let mac: MacFolders?

  init(_ info: TargetInfo, mac: MacFolders?) { (self.info, self.mac) = (info, mac) }

  /// The compiler's own name of its version.
  package var compilerVersion: String { info.compilerVersion }
  /// The compiler itself, which the driver `swiftc` starts.
  package var frontend: String { program("swift-frontend") }
  private var linker: String { program("ld.lld") }
  private var plugins: String { "\(info.paths.runtimeResourcePath)/host/plugins" }
  /// What every program of Swift begins with on Linux.
  private var start: String {
    let (path, target) = (info.paths.runtimeResourcePath, info.target)
    return "\(path)/\(target.platform)/\(target.arch)/swiftrt.o"
  }

  private func program(_ name: String) -> String {
    "\(info.paths.runtimeResourcePath)/../../bin/\(name)"
  }

  /// The files and folders that must be there.
  package var needed: [String] {
    [frontend, plugins] + (mac.map { [$0.sdk, $0.testing] } ?? [linker, start])
  }

  /// Where the compiler finds the system's own modules; it is told by the driver otherwise.
  package var systemModules: [String] { mac.map { ["-sdk", $0.sdk] } ?? [] }

  /// What every call of the compiler has.
  package var target: [String] {
    // The extensions of GNU, as the manifest of this package asks for them.
    guard let mac else { return ["-target", info.target.triple, "-Xcc", "-D_GNU_SOURCE"] }
    // As old a system as the manifest of this package allows, so that both ways refuse the same.
    return ["-target", "\(info.target.arch)-apple-macosx15.0", "-F", mac.testing] + systemModules
  }

  /// Where the compiler finds the macros of the toolchain.
  package var macros: [String] {
    ["-plugin-path", plugins] + (mac == nil ? [] : ["-plugin-path", "\(plugins)/testing"])
  }

  /// What a library is called.
  package var library: String { mac == nil ? "checks.so" : "checks.dylib" }

  /// How objects become a library.
  ///
  /// - Parameters:
  ///   - driver: the path of `swiftc`.
  ///   - isUsual: whether the program that loads it has all libraries that it needs.
  package func linking(driver: String, isUsual: Bool) -> (program: String, arguments: [String]) {
    guard mac == nil else {
      // What nobody has is looked up when the library is loaded, as on Linux.
      let late = ["-undefined", "dynamic_lookup"].flatMap { ["-Xlinker", $0] }
      return (driver, ["-emit-library"] + late + target)
    }
    // The driver finds out for itself which further libraries are needed.
    return isUsual
      ? (linker, ["-shared", start]) : (driver, ["-emit-library", "-use-ld=lld"])
  }

  /// How the driver links a program that has these libraries, whether it calls them or not.
  package func linking(all libraries: [String]) -> [String] {
    guard let mac else {
      return ["-use-ld=lld", "-Xlinker", "--no-as-needed"] + libraries.map { "-l\($0)" }
    }
    // A library of a Mac tells itself what it needs; only the place of one is not known.
    return target + ["-framework", "Testing"]
      + [mac.testing, "\(mac.platform)/Developer/usr/lib"]
      .flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  /// The module of the system's C library, and what it calls the timer of processor time.
  package var system: (module: String, timer: String) {
    mac == nil ? ("Glibc", ".init(ITIMER_PROF.rawValue)") : ("Darwin", "ITIMER_PROF")
  }
}

extension DirectTools.MacFolders {
  /// Where Swift Testing is.
  fileprivate var testing: String { "\(platform)/Developer/Library/Frameworks" }
}
