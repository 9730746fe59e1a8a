/// Turns paths as people write them into whole paths, and back into what they read.
struct Paths: Sendable {
  /// The folder that the person is in, whole.
  let directory: String

  /// A path from the root, without `.` and `..`.
  func whole(_ path: String) -> String { Self.whole(path, in: directory) }

  static func whole(_ path: String, in folder: String) -> String {
    var parts: [Substring] = []
    for part in (path.hasPrefix("/") ? path : "\(folder)/\(path)").split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }

  /// What lies in the folder of the person has no more than the path in it.
  func shown(_ path: String) -> String { Self.relative(path, to: directory) ?? path }

  /// The path of what is in a folder, seen from there; nil if it is elsewhere.
  static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let start = folder == "/" ? folder : folder + "/"
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : nil
  }

  static func folder(of path: String) -> String {
    let folder = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
    return folder.isEmpty ? "/" : String(folder)
  }

  static func name(of path: String) -> Substring {
    path.split(separator: "/").last ?? ""
  }

  /// The folders around a whole path, from the inside out.
  static func folders(around path: String) -> some Sequence<String> {
    sequence(first: folder(of: path)) { $0 == "/" ? nil : folder(of: $0) }
  }
}
