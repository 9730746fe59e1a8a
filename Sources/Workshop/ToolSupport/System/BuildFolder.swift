/// Where built programs are, and how to build them.
package struct BuildFolder: Sendable {
  /// The folder that holds the built programs, for example `…/.build/debug`.
  package let products: String
  /// SwiftPM's scratch path.
  package let scratch: String
  /// The arguments for `swift build` to build into this folder.
  package let buildArguments: [String]

  /// The build folder of `executable`: `SCRATCH/TRIPLE/debug/workshop`. A program outside a build folder uses the
  /// checkout's own.
  package init(of executable: String, inCheckout root: String) {
    var parts = executable.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let own = "\(root)/.build"
    let configuration = parts.last
    guard parts.count > 3, configuration == "debug" || configuration == "release" else {
      (products, scratch, buildArguments) = ("\(own)/debug", own, [])
      return
    }
    products = parts.joined(separator: "/")
    parts.removeLast()
    // `.build/debug` is a link to `.build/TRIPLE/debug`, which the path may contain unresolved.
    if parts.last?.contains("-") == true { parts.removeLast() }
    scratch = parts.joined(separator: "/")
    buildArguments =
      (scratch == own ? [] : ["--scratch-path", scratch])
      + (configuration == "release" ? ["-c", "release"] : [])
  }

  /// The path of a built program.
  package func program(_ name: String) -> String { "\(products)/\(name)" }
}
