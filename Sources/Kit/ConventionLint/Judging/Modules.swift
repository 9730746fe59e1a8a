/// Maps files to modules.
///
/// A module is a folder with a `main.swift`, or a folder in `Sources` or `Tests` whose name is
/// imported by a file outside but by no file inside. All other files count as one module.
struct Modules: Sendable {
  private var folders: Set<String>

  /// - Parameter imports: the names that each file imports, by the file's path.
  init(imports: [String: Set<String>]) {
    folders = []
    let imported = imports.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    var importingThemselves: Set<String> = []
    for (path, names) in imports {
      if path.hasSuffix("/main.swift") { folders.insert(Self.folder(of: path)) }
      for folder in Self.folders(above: path)
      where ["Sources", "Tests"].contains(Self.name(Self.folder(of: folder))) {
        let name = String(Self.name(folder))
        if imported.contains(name) { folders.insert(folder) }
        // A module doesn't import itself, but a folder `Network` of code about the module Network may.
        if names.contains(name) { importingThemselves.insert(folder) }
      }
    }
    folders.subtract(importingThemselves)
  }

  /// The folder of a file's module.
  func module(of path: String) -> String {
    Self.folders(above: path).first(where: folders.contains) ?? ""
  }

  private static func name(_ folder: String) -> Substring {
    folder.split(separator: "/").last ?? ""
  }

  /// The folders from the inside out. The last is empty for a relative path.
  private static func folders(above path: String) -> some Sequence<String> {
    sequence(first: folder(of: path)) { $0.isEmpty ? nil : folder(of: $0) }
  }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
