/// Where built programs are, and how to build them.
package struct BuildFolder: Sendable {
  /// The folder that holds the built programs, for example `…/.build/debug`.
  package let products: String
  /// What SwiftPM calls the scratch path; nil where it is `.build` of the checkout.
  let scratch: String?
  let isRelease: Bool
}

extension BuildFolder {
  /// The build folder that `executable` came from: `SCRATCH/TRIPLE/debug/workshop`. A program that
  /// stands elsewhere uses the checkout's own.
  package init(of executable: String, in checkout: Checkout) {
    var parts = executable.split(separator: "/", omittingEmptySubsequences: false)
    parts.removeLast()
    let configuration = parts.last
    guard parts.count > 3, configuration == "debug" || configuration == "release" else {
      self.init(products: checkout.path(".build/debug"), scratch: nil, isRelease: false)
      return
    }
    // `.build/debug` is a link to `.build/TRIPLE/debug`; a path may come with it unresolved.
    let hasTriple = parts[parts.count - 2].contains("-")
    let folder = parts.dropLast(hasTriple ? 2 : 1).joined(separator: "/")
    self.init(
      products: parts.joined(separator: "/"),
      scratch: folder == checkout.path(".build") ? nil : folder,
      isRelease: configuration == "release")
  }

  /// The path of a built program.
  package func program(_ name: String) -> String { "\(products)/\(name)" }

  /// The scratch path itself, wherever it is.
  package func scratch(in checkout: Checkout) -> String { scratch ?? checkout.path(".build") }

  /// What `swift build` needs to build into this folder.
  var buildArguments: [String] {
    (scratch.map { ["--scratch-path", $0] } ?? []) + (isRelease ? ["-c", "release"] : [])
  }
}
