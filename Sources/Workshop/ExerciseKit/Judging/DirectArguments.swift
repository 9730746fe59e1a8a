import ToolSupport

/// What compiler and linker get so that checks become a library and a program loads it.
extension DirectTools {
  private var linker: String { program("ld.lld") }
  private var plugins: String { "\(resources)/host/plugins" }

  /// The files and folders that must be there.
  var needed: [String] {
    [frontend, plugins] + (mac.map { [$0.sdk, $0.testing] } ?? [linker, start])
  }

  /// What every call of the compiler has.
  var target: [String] {
    // The extensions of GNU, as the manifest of this package asks for them.
    guard let mac else { return ["-target", triple, "-Xcc", "-D_GNU_SOURCE"] }
    // As old a system as the manifest of this package allows, so that both ways refuse the same.
    return ["-target", "\(architecture)-apple-macosx15.0", "-F", mac.testing] + systemModules
  }

  /// Where the compiler finds the macros of the toolchain.
  var macros: [String] {
    ["-plugin-path", plugins] + (mac == nil ? [] : ["-plugin-path", "\(plugins)/testing"])
  }

  /// What a library is called.
  var library: String { mac == nil ? "checks.so" : "checks.dylib" }

  /// How objects become a library.
  ///
  /// - Parameters:
  ///   - driver: the path of `swiftc`.
  ///   - linksOnlyBundledLibraries: whether the program that loads it has all libraries that it needs.
  func linking(driver: String, linksOnlyBundledLibraries: Bool) -> (program: String, arguments: [String]) {
    guard mac == nil else {
      // What nobody has is looked up when the library is loaded, as on Linux.
      let late = ["-undefined", "dynamic_lookup"].flatMap { ["-Xlinker", $0] }
      return (driver, ["-emit-library"] + late + target)
    }
    // The driver finds out for itself which further libraries are needed.
    return linksOnlyBundledLibraries
      ? (linker, ["-shared", start]) : (driver, ["-emit-library", "-use-ld=lld"])
  }

  /// How the driver links a program that has these libraries, whether it calls them or not.
  func linking(all libraries: [String]) -> [String] {
    guard let mac else {
      return ["-use-ld=lld", "-Xlinker", "--no-as-needed"] + libraries.map { "-l\($0)" }
    }
    // A library of a Mac tells itself what it needs; only the place of one is not known.
    return target + ["-framework", "Testing"]
      + [mac.testing, "\(mac.platform)/Developer/usr/lib"]
      .flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  /// The module of the system's C library, and what it calls the timer of processor time.
  var system: (module: String, timer: String) {
    mac == nil ? ("Glibc", ".init(ITIMER_PROF.rawValue)") : ("Darwin", "ITIMER_PROF")
  }
}

extension DirectTools.MacFolders {
  /// Where Swift Testing is.
  fileprivate var testing: String { "\(platform)/Developer/Library/Frameworks" }
}
