import ToolSupport

/// Reads the files that paths name into a check, each once.
struct Gathering {
  private let files: any FileSystem
  private(set) var lint = Lint()
  private(set) var notes: [Note] = []
  /// The paths that cannot be read, and why.
  private(set) var errors: [(path: String, sentence: String)] = []
  private var seen: Set<String> = []

  init(_ files: any FileSystem) { self.files = files }

  /// Reads a path as a person wrote it: a Swift file, or a folder with all below it.
  mutating func gather(_ path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if files.isFolder(path) {
      if !gather(below: path) {
        notes.append(Note(.start(of: path), "there is no Swift file in this folder."))
      }
    } else if !files.exists(path) {
      let isLink = files.isLink(path)
      errors.append(
        (path, isLink ? "this link leads nowhere." : "there is no such file or folder."))
    } else if path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") {
      read(path)
    } else {
      errors.append((path, "this is no Swift file: its name does not end in '.swift'."))
    }
  }

  /// Reads the Swift files below a folder, sorted, and says whether there is one. What begins with a
  /// dot is left out, and so are links to folders, which could lead back.
  private mutating func gather(below folder: String) -> Bool {
    guard let names = try? files.entries(of: folder) else {
      errors.append((folder, "this folder cannot be read."))
      return true
    }
    var hasSwift = false
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if files.isFolder(path) {
        if !files.isLink(path), gather(below: path) { hasSwift = true }
      } else if name.hasSuffix(".swift") {
        gather(path)
        hasSwift = true
      }
    }
    return hasSwift
  }

  private mutating func read(_ path: String) {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard seen.insert(name).inserted else { return }
    guard let bytes = try? files.bytes(of: path) else {
      errors.append((path, "this file cannot be read."))
      return
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      errors.append((path, "this file is not UTF-8 text."))
      return
    }
    lint.read(path: path, text: text)
  }
}
