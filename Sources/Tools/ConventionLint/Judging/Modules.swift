/// The modules of files, guessed from their paths.
///
/// A folder with a `main.swift` is a module, and so is a folder in `Sources` or `Tests`. All other
/// files count as one module.
struct Modules: Sendable {
  private let programs: Set<String>

  init(_ paths: some Sequence<String>) {
    programs = Set(paths.filter { $0.hasSuffix("/main.swift") }.map(Self.folder))
  }

  func module(of path: String) -> String {
    var folder = Self.folder(of: path)
    while !folder.isEmpty {
      if programs.contains(folder) { return folder }
      let above = Self.folder(of: folder)
      if ["Sources", "Tests"].contains(above.split(separator: "/").last) { return folder }
      folder = above
    }
    return ""
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
