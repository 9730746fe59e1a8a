/// The modules of files.
///
/// A file belongs to the nearest folder that was named as a module. Otherwise a module is a folder
/// with a `main.swift`, one in `Sources` or `Tests` whose name a file outside imports and no file
/// inside, or one with a project of Xcode. All other files count as one module.
package struct Modules: Sendable {
  private let named: [String: String]
  private var found: Set<String>
  private let lookups: LookupCounter

  /// - Parameters:
  ///   - imports: the names that each file imports, by the file's path.
  ///   - named: the names of modules, by their folders.
  ///   - projects: the folders with a project of Xcode.
  package init(
    imports: [String: Set<String>], named: [String: String] = [:], projects: Set<String> = [],
    lookups: LookupCounter = LookupCounter()
  ) {
    (self.named, self.lookups) = (named, lookups)
    found = projects
    let imported = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var (candidates, importingThemselves): (Set<String>, Set<String>) = ([], [])
    for (path, names) in imports {
      if path.hasSuffix("/main.swift") { found.insert(Self.folder(of: path)) }
      for folder in Self.folders(above: path)
      where ["Sources", "Tests"].contains(Self.name(Self.folder(of: folder))) {
        let name = Self.name(folder)
        if imported.contains(name) { candidates.insert(folder) }
        // A module doesn't import itself; a folder of code about Network does.
        if names.contains(name) { importingThemselves.insert(folder) }
      }
    }
    found.formUnion(candidates.subtracting(importingThemselves))
  }

  /// What distinguishes a module: its name if it was given, or its folder.
  func module(of path: String) -> String {
    var guess: String?
    for folder in Self.folders(above: path) {
      lookups.add()
      if let name = named[folder] { return name }
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
}
