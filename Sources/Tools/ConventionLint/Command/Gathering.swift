/// Reads the files that paths name into a check, each once.
struct Gathering {
  let sources: any SourceTree
  private(set) var lint = Lint()
  private(set) var notes: [Note] = []
  private(set) var unreadable: [Unreadable] = []
  private var seen: Set<String> = []

  init(_ sources: any SourceTree) { self.sources = sources }

  /// Reads a path as a person wrote it: a Swift file, or a folder with all below it.
  mutating func gather(_ path: String) {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    switch sources.kind(of: path) {
    case .file where path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface"): read(path)
    case .file: refuse(path, "this is no Swift file: its name does not end in '.swift'.")
    case .folder, .linkedFolder:
      if gather(below: path) == 0 {
        notes.append(
          Note(Place(file: path, line: 1, column: 1), "there is no Swift file in this folder."))
      }
    case .brokenLink: refuse(path, "this link leads nowhere.")
    case .missing: refuse(path, "there is no such file or folder.")
    }
  }

  /// Reads the Swift files below a folder, sorted; what begins with a dot is left out.
  private mutating func gather(below folder: String) -> Int {
    var names: [String] = []
    do throws(Unreadable) {
      names = try sources.entries(of: folder)
    } catch {
      unreadable.append(error)
      return 1
    }
    var count = 0
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      switch sources.kind(of: path) {
      case .folder: count += gather(below: path)
      case .file where name.hasSuffix(".swift"):
        read(path)
        count += 1
      case .brokenLink where name.hasSuffix(".swift"):
        refuse(path, "this link leads nowhere.")
        count += 1
      case .file, .linkedFolder, .brokenLink, .missing: continue
      }
    }
    return count
  }

  private mutating func read(_ path: String) {
    let name = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    guard seen.insert(name).inserted else { return }
    do throws(Unreadable) {
      guard let text = String(validating: try sources.bytes(of: path), as: UTF8.self) else {
        throw Unreadable(path, "this file is not UTF-8 text.")
      }
      lint.read(path: path, text: text)
    } catch {
      unreadable.append(error)
    }
  }

  private mutating func refuse(_ path: String, _ sentence: String) {
    unreadable.append(Unreadable(path, sentence))
  }
}
