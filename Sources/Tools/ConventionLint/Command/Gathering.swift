import ToolSupport

extension Lint {
  /// Reads a Swift file, or all Swift files below a folder. Each file is read once.
  mutating func gather(_ path: String, from files: any FileSystem) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if files.isFolder(path) {
      if !gather(below: path, from: files) { note(path, "there is no Swift file in this folder.") }
    } else if !files.exists(path) {
      refuse(path, files.isLink(path) ? "this link is broken." : "there is no such file or folder.")
    } else if path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") {
      read(path, from: files)
    } else {
      refuse(path, "this is not a Swift file: its name does not end in '.swift'.")
    }
  }

  /// Reads the Swift files below a folder in order, and returns whether there are any. Skips hidden
  /// entries, and links to folders, because those could form a cycle.
  private mutating func gather(below folder: String, from files: any FileSystem) -> Bool {
    guard let names = try? files.entries(of: folder) else {
      refuse(folder, "this folder cannot be read.")
      return true
    }
    var hasSwift = false
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if files.isFolder(path) {
        if !files.isLink(path), gather(below: path, from: files) { hasSwift = true }
      } else if name.hasSuffix(".swift") {
        gather(path, from: files)
        hasSwift = true
      }
    }
    return hasSwift
  }

  private mutating func read(_ path: String, from files: any FileSystem) {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard order[name] == nil else { return }
    guard let bytes = try? files.bytes(of: path) else {
      return refuse(path, "this file cannot be read.")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return refuse(path, "this file is not UTF-8 text.")
    }
    read(path: name, text: text)
  }
}
