import ToolSupport

/// The files that a run reads. They are found before any is read.
struct FoundFiles: Sendable {
  private let files: any FileSystem
  private let configuration: Configuration
  /// The files to check, in order, by whole paths.
  private(set) var named: [String] = []
  /// The other files of their modules.
  private(set) var context: [String] = []
  /// The names of modules, by their folders.
  let modules: [String: String]
  /// The folders with a project of Xcode.
  private(set) var projects: Set<String> = []
  /// What was passed over.
  private(set) var notes: [(path: String, sentence: String)] = []
  /// The paths that cannot be read, and why.
  private(set) var refused: [(path: String, sentence: String)] = []
  /// The real paths of the files, so that each is read once.
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - paths: the whole paths of files and folders.
  ///   - modules: the names of modules, by their folders.
  init(
    _ paths: [String], modules: [String: String], by configuration: Configuration,
    in files: any FileSystem
  ) {
    (self.files, self.configuration, self.modules) = (files, configuration, modules)
    var single: [String] = []
    for path in paths {
      if configuration.excludes(path) {
        notes.append((path, "not checked, because \(Configuration.name) excludes it."))
      } else if files.isFolder(path) {
        if !find(in: path, for: \.named) {
          notes.append((path, "there is no Swift file in this folder."))
        }
      } else if !files.exists(path) {
        refuseMissing(path)
      } else if path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") {
        add(path, to: \.named)
        single.append(path)
      } else {
        refused.append((path, "this is not a Swift file: its name does not end in '.swift'."))
      }
    }
    var around: Set<String> = []
    for path in single where Paths.name(of: path) != "Package.swift" {
      let module = folderOfModule(of: path)
      let folder = module ?? Paths.folder(of: path)
      guard around.insert(folder).inserted, files.isFolder(folder) else { continue }
      _ = find(in: folder, for: \.context, isDeep: module != nil)
    }
  }

  private mutating func refuseMissing(_ path: String) {
    refused.append(
      (path, files.isLink(path) ? "this link is broken." : "there is no such file or folder."))
  }

  private mutating func add(_ path: String, to list: WritableKeyPath<Self, [String]>) {
    if seen.insert(files.realPath(of: path)).inserted { self[keyPath: list].append(path) }
  }

  /// What others wrote, or what a build writes, in a project.
  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods"]

  /// Finds the Swift files below a folder in order, and returns whether there are any. Passes over
  /// hidden entries and foreign code, and links to folders, because those could form a cycle.
  private mutating func find(
    in folder: String, for list: WritableKeyPath<Self, [String]>, isDeep: Bool = true
  ) -> Bool {
    guard let names = try? files.entries(of: folder) else {
      refused.append((folder, "this folder cannot be read."))
      return true
    }
    if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { projects.insert(folder) }
    var hasSwift = false
    for name in names where !name.hasPrefix(".") {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      if configuration.excludes(path) { continue }
      if files.isFolder(path) {
        if !isDeep || Self.foreign.contains(name) { continue }
        if files.isLink(path) {
          notes.append(
            (path, "not checked, because this is a link to a folder; name the folder itself."))
        } else if find(in: path, for: list) {
          hasSwift = true
        }
      } else if name.hasSuffix(".swift") {
        hasSwift = true
        if files.exists(path) { add(path, to: list) } else { refuseMissing(path) }
      }
    }
    return hasSwift
  }

  /// The folder of a file's module: a named one, one with a `main.swift`, or that of the project or
  /// package; nil if there is none of these.
  private func folderOfModule(of path: String) -> String? {
    let around = Array(Paths.folders(around: path))
    return around.first { modules[$0] != nil }
      ?? around.first { folder in
        ((try? files.entries(of: folder)) ?? []).contains { name in
          ["main.swift", ".git", "Package.swift"].contains(name) || name.hasSuffix(".xcodeproj")
            || name.hasSuffix(".xcworkspace")
        }
      }
  }
}
