import Foundation
import ToolSupport

/// Arguments of compiler and linker for a library of checks and the program that loads it.
extension DirectTools {
  private var linker: String { program("ld.lld") }
  private var plugins: String { "\(resources)/host/plugins" }

  /// The required files and folders.
  var needed: [String] {
    [frontend, plugins] + (mac.map { [$0.sdk, $0.testing] } ?? [linker, start])
  }

  /// The arguments of every compiler call.
  var target: [String] {
    // With GNU extensions, as in this package's manifest.
    guard let mac else { return ["-target", triple, "-Xcc", "-D_GNU_SOURCE"] }
    // The minimum system of this package's manifest, so that both builders reject the same code.
    return ["-target", "\(architecture)-apple-macosx15.0", "-F", mac.testing] + systemModules
  }

  var macros: [String] {
    ["-plugin-path", plugins] + (mac == nil ? [] : ["-plugin-path", "\(plugins)/testing"])
  }

  var library: String { mac == nil ? "checks.so" : "checks.dylib" }

  /// Links objects to a library.
  ///
  /// - Parameters:
  ///   - driver: the path of `swiftc`.
  ///   - linksOnlyBundledLibraries: whether the loading program has all required libraries.
  func linking(driver: String, linksOnlyBundledLibraries: Bool) -> (
    program: String, arguments: [String]
  ) {
    guard mac == nil else {
      // Undefined symbols are an error when the library is loaded, as on Linux.
      let late = ["-undefined", "dynamic_lookup"].flatMap { ["-Xlinker", $0] }
      return (driver, ["-emit-library"] + late + target)
    }
    if linksOnlyBundledLibraries { return (linker, ["-shared", start]) }
    // The driver finds the other libraries. It lists them in a file beside the first object, named after the module, and
    // the same object is linked with each broken version at the same time.
    let module = "Library\(UUID().uuidString.filter { $0 != "-" })"
    return (driver, ["-emit-library", "-use-ld=lld", "-module-name", module])
  }

  /// Links a program with these libraries, even if it doesn't call them.
  func linking(all libraries: [String]) -> [String] {
    guard let mac else {
      return ["-use-ld=lld", "-Xlinker", "--no-as-needed"] + libraries.map { "-l\($0)" }
    }
    // On macOS, libraries name their own dependencies, but the folder of Testing is needed.
    return target + ["-framework", "Testing"]
      + [mac.testing, "\(mac.platform)/Developer/usr/lib"]
      .flatMap { ["-Xlinker", "-rpath", "-Xlinker", $0] }
  }

  /// The module of the C library, and its constant for the processor timer.
  var system: (module: String, timer: String) {
    mac == nil ? ("Glibc", ".init(ITIMER_PROF.rawValue)") : ("Darwin", "ITIMER_PROF")
  }
}

extension DirectTools.MacFolders {
  /// Where Swift Testing is.
  fileprivate var testing: String { "\(platform)/Developer/Library/Frameworks" }
}
