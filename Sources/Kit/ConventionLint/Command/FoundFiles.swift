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
        note(path, "not checked, because \(Configuration.name) excludes it.")
      } else if files.isFolder(path) {
        if !find(in: path, for: \.named) { note(path, "there is no Swift file in this folder.") }
      } else if !isMissing(path) {
        if path.hasSuffix(".swift") || path.hasSuffix(".swiftinterface") {
          add(path, to: \.named)
          single.append(path)
        } else {
          refuse(path, "this is not a Swift file: its name does not end in '.swift'.")
        }
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

  private mutating func note(_ path: String, _ sentence: String) {
    notes.append((path, sentence))
  }

  private mutating func refuse(_ path: String, _ sentence: String) {
    refused.append((path, sentence))
  }

  private mutating func isMissing(_ path: String) -> Bool {
    if files.exists(path) { return false }
    refuse(path, files.isLink(path) ? "this link is broken." : "there is no such file or folder.")
    return true
  }

  private mutating func add(_ path: String, to list: WritableKeyPath<Self, [String]>) {
    if seen.insert(files.realPath(of: path)).inserted { self[keyPath: list].append(path) }
  }

  // MARK: - Folders

  /// What others have made, or is made of sources, in a project.
  private static let foreign: Set<String> = ["Carthage", "DerivedData", "Pods"]

  /// Finds the Swift files below a folder in order, and returns whether there are any. Passes over
  /// hidden entries and foreign code, and links to folders, because those could form a cycle.
  private mutating func find(
    in folder: String, for list: WritableKeyPath<Self, [String]>, isDeep: Bool = true
  ) -> Bool {
    guard let names = try? files.entries(of: folder) else {
      refuse(folder, "this folder cannot be read.")
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
          note(path, "not checked, because this is a link to a folder; name the folder itself.")
        } else if find(in: path, for: list) {
          hasSwift = true
        }
      } else if name.hasSuffix(".swift") {
        hasSwift = true
        if !isMissing(path) { add(path, to: list) }
      }
    }
    return hasSwift
  }

  // MARK: - Modules

  /// The folder of the module that a file is in: as it was told, else the
  /// one with a `main.swift`, the project's or the package's; nil if there is none of these.
  private func folderOfModule(of path: String) -> String? {
    let around = Array(Paths.folders(around: path))
    if let told = around.first(where: { modules[$0] != nil }) { return told }
    return around.first { folder in
      files.exists("\(folder)/main.swift")
        || ((try? files.entries(of: folder)) ?? []).contains { name in
          [".git", "Package.swift"].contains(name) || name.hasSuffix(".xcodeproj")
            || name.hasSuffix(".xcworkspace")
        }
    }
  }
}
