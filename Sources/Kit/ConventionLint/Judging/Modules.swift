import SwiftOutline

/// The modules of files.
///
/// A file belongs to the told folder that is nearest above it. Otherwise a folder with a `main.swift`
/// is a module, a folder in `Sources` or `Tests` whose name some file imports, or the folder of a
/// project. All other files count as one module.
package struct Modules: Sendable {
  private let told: [String: String]
  private let programs: Set<String>
  private let projects: Set<String>
  private let imported: Set<String>

  /// - Parameters:
  ///   - paths: of all files.
  ///   - told: the names of the modules whose folders are known, by these folders.
  ///   - projects: the folders with a project of Xcode.
  ///   - imported: the names that files import.
  package init(
    paths: some Sequence<String>, told: [String: String] = [:], projects: Set<String> = [],
    imported: Set<String> = []
  ) {
    programs = Set(paths.filter { $0.hasSuffix("/main.swift") }.map(Self.folder))
    (self.told, self.projects, self.imported) = (told, projects, imported)
  }

  /// What tells a module from all others: its folder, or a name that was told.
  func module(of path: String) -> String {
    var folder = Self.folder(of: path)
    var guess: String?
    while true {
      if let name = told[folder] { return name }
      let above = Self.folder(of: folder)
      let isImported =
        ["Sources", "Tests"].contains(Self.name(above)) && imported.contains(Self.name(folder))
      if isImported || programs.contains(folder) || projects.contains(folder) {
        guess = guess ?? folder
      }
      if folder.isEmpty || above == folder { return guess ?? "" }
      folder = above
    }
  }

  /// The name by which a module is imported.
  static func name(_ module: String) -> String {
    module.split(separator: "/").last.map(String.init) ?? ""
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

extension Modules {
  /// The modules that a manifest declares, by their folders.
  ///
  /// - Parameters:
  ///   - text: of a `Package.swift`. What isn't a target with a literal name, and a literal path if
  ///     it has one, is left out.
  ///   - folder: of the manifest, without `/` at its end.
  package static func told(byManifest text: String, in folder: String) -> [String: String] {
    guard let file = try? SourceFile(path: "Package.swift", text: text) else { return [:] }
    let tree = file.tree
    var told: [String: String] = [:]
    for index in tree.tokens.indices
    where tree.sees(".", at: index) && tree.sees("(", at: index + 2) {
      let room: String
      switch tree.text(at: index + 1) {
      case "target", "executableTarget", "macro": room = "Sources"
      case "testTarget": room = "Tests"
      case "plugin": room = "Plugins"
      default: continue
      }
      let arguments = tree.arguments(ofCallAt: index + 2)
      guard let name = arguments["name", default: nil] else { continue }
      // A path that isn't literal is there, but nil.
      guard let path = arguments["path", default: "\(room)/\(name)"] else { continue }
      let parts = path.split(separator: "/").filter { $0 != "." }
      guard !parts.contains("..") else { continue }
      let all = (folder.isEmpty || folder == "." ? [] : [folder]) + parts.map(String.init)
      told[all.joined(separator: "/")] = name
    }
    return told
  }
}

extension TokenTree {
  /// The labelled arguments of the call whose parenthesis is at an index: the text of each that is
  /// one string, and nil for any other.
  fileprivate func arguments(ofCallAt open: Int) -> [String: String?] {
    guard let closing = closing(of: open) else { return [:] }
    var found: [String: String?] = [:]
    var index = open + 1
    while index < closing {
      if isIdentifier(at: index), sees(":", at: index + 1) {
        let isWhole = sees(",", at: index + 3) || index + 3 == closing
        found.updateValue(isWhole ? literal(at: index + 2) : nil, forKey: name(at: index))
      }
      index = (self.closing(of: index) ?? index) + 1
    }
    return found
  }

  private func literal(at index: Int) -> String? {
    guard case .string(let literal) = tokens[index].kind else { return nil }
    return literal.plainValue
  }
}
