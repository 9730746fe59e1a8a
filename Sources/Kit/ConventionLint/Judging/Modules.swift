/// The modules of files.
///
/// A file belongs to the told folder that is nearest above it. Otherwise a module is a folder with a
/// `main.swift`, one in `Sources` or `Tests` whose name a file outside imports and no file inside, or
/// one with a project of Xcode. All other files count as one module.
package struct Modules: Sendable {
  private let told: [String: String]
  private var found: Set<String>

  /// - Parameters:
  ///   - imports: the names that each file imports, by the file's path.
  ///   - told: the names of the modules whose folders are known, by these folders.
  ///   - projects: the folders with a project of Xcode.
  package init(
    imports: [String: Set<String>], told: [String: String] = [:], projects: Set<String> = []
  ) {
    self.told = told
    found = projects
    let imported = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var (named, importingThemselves): (Set<String>, Set<String>) = ([], [])
    for (path, names) in imports {
      if path.hasSuffix("/main.swift") { found.insert(Self.folder(of: path)) }
      for folder in Self.folders(above: path)
      where ["Sources", "Tests"].contains(Self.name(Self.folder(of: folder))) {
        let name = Self.name(folder)
        if imported.contains(name) { named.insert(folder) }
        // A module doesn't import itself; a folder of code about Network does.
        if names.contains(name) { importingThemselves.insert(folder) }
      }
    }
    found.formUnion(named.subtracting(importingThemselves))
  }

  /// What tells a module from all others: its folder, or a name that was told.
  func module(of path: String) -> String {
    var guess: String?
    for folder in Self.folders(above: path) {
      if let name = told[folder] { return name }
      if guess == nil, found.contains(folder) { guess = folder }
    }
    return guess ?? ""
  }

  /// The name by which a module is imported.
  static func name(_ module: String) -> String {
    module.split(separator: "/").last.map(String.init) ?? ""
  }

  /// From the inside out; the last is empty for a relative path.
  private static func folders(above path: String) -> some Sequence<String> {
    sequence(first: folder(of: path)) { $0.isEmpty ? nil : folder(of: $0) }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// How many folders two files have in common; a file is nearest to itself.
  static func nearness(_ left: String, _ right: String) -> Int {
    if left == right { return .max }
    return zip(left.utf8, right.utf8).lazy.prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "/") }
  }
}
