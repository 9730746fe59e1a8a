import Book
import ToolSupport

/// A program that a reader edits and runs.
package enum Program: Sendable {
  case chapter(Chapter)
  case version(AppVersion)

  /// Nil for a version of an app.
  package var chapter: Chapter? { if case .chapter(let chapter) = self { chapter } else { nil } }

  /// For messages: `14 Deps1`, or `OldApp, version 3`.
  package var title: String {
    switch self {
    case .chapter(let chapter): chapter.title
    case .version(let version): "\(version.appName), version \(version.number)"
    }
  }

  /// Names its saved texts and its products: `Deps1`, or `OldApp3`.
  package var name: String {
    switch self {
    case .chapter(let chapter): chapter.name
    case .version(let version): version.name
    }
  }

  var module: String {
    switch self {
    case .chapter(let chapter): chapter.name
    case .version(let version): version.appName
    }
  }

  /// Relative to the checkout.
  package var folder: String {
    switch self {
    case .chapter(let chapter): chapter.folder
    case .version(let version): version.sources
    }
  }

  /// The path of `main.swift`.
  var main: String {
    switch self {
    case .chapter: "\(folder)/main.swift"
    case .version: "\(folder)/Text/main.swift"
    }
  }

  /// Compiler arguments.
  var options: [String] {
    switch self {
    case .chapter: []
    // As its own manifest says, and without the GNU extensions of this package's.
    case .version: ["-default-isolation", "MainActor", "-Xcc", "-U_GNU_SOURCE"]
    }
  }

  /// Its Swift files, relative to the checkout.
  package func sources(in checkout: Checkout) throws(ToolError) -> [String] {
    switch self {
    case .chapter(let chapter): try checkout.sources(of: chapter)
    case .version(let version): try version.files(in: checkout)
    }
  }
}

/// A version of an app that a page changes step by step, in a folder where a reader can edit it.
package struct AppVersion: Sendable {
  /// The app's folder in the book: `Chapters/OldApp`.
  package let app: String
  /// 0 is the app before its first difference.
  package let number: Int

  package var appName: String { String(app.split(separator: "/").last ?? "") }
  package var name: String { "\(appName)\(number)" }
  /// The package that the reader edits; `Scripts/old-app` writes it, too.
  package var folder: String { "\(LearnerProgress.folder)/old-app/\(number)" }
  package var sources: String { "\(folder)/Sources/\(appName)" }

  /// The Swift files of its program in the folder; none if the reader has deleted it.
  fileprivate func files(in checkout: Checkout) throws(ToolError) -> [String] {
    guard checkout.files.isFolder(checkout.path(sources)) else { return [] }
    return try checkout.files.files(below: checkout.path(sources))
      .filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
  }

  /// Some of its files, with those at the top that its difference has changed.
  package func changedFirst(
    _ paths: [String], in checkout: Checkout
  ) throws(ToolError) -> [String] {
    let difference = try AppVersions(in: app, of: checkout).differences.prefix(number).last
    let changed = Set((difference?.files ?? []).map { "\(folder)/\($0.path)" })
    return paths.filter(changed.contains) + paths.filter { !changed.contains($0) }
  }

  /// The texts of the package, by path in its folder.
  ///
  /// - Throws: `ToolError` if the app has no such version anymore.
  fileprivate func originalFiles(in checkout: Checkout) throws(ToolError) -> [String: String] {
    let all = try AppVersions(in: app, of: checkout).files
    guard all.indices.contains(number) else { throw ToolError("\(app) has no version \(number).") }
    return all[number]
  }

  /// The texts of its program by path, relative to the checkout, and what it prints.
  func originals(
    in checkout: Checkout
  ) throws(ToolError) -> (texts: [String: String], transcript: String) {
    var texts: [String: String] = [:]
    var files = try originalFiles(in: checkout)
    let transcript = files.removeValue(forKey: "Expected.txt") ?? ""
    for (path, text) in files where path.hasPrefix("Sources/\(appName)/") {
      texts["\(folder)/\(path)"] = text
    }
    return (texts, transcript)
  }
}

extension Checkout {
  /// The version of a name: `OldApp3`.
  ///
  /// - Throws: `ToolError` if there is no such app, or if it has no such version.
  package func version(_ name: String) throws(ToolError) -> AppVersion {
    guard let match = name.wholeMatch(of: #/([A-Za-z]+)(\d+)/#), let number = Int(match.2),
      case let app = "Chapters/\(match.1)", files.isFolder(path("\(app)/App")),
      number == 0 || files.exists(path("\(app)/Differences/\(number).diff"))
    else { throw ToolError("No version '\(name)' of an app.", .usedWrongly) }
    return AppVersion(app: app, number: number)
  }
}

extension Workspace {
  /// Writes a version's package, unless its folder exists.
  package func write(_ version: AppVersion) throws(ToolError) {
    let folder = checkout.path(version.folder)
    if files.exists(folder) { return }
    try withStateLock { _ throws(ToolError) in
      if files.exists(folder) { return }
      // Under the lock, an existing draft is from a killed process.
      let draft = "\(folder)-draft"
      try? files.remove(draft)
      for (path, text) in try version.originalFiles(in: checkout) {
        try files.write(text, makingFoldersTo: "\(draft)/\(path)")
      }
      try files.move(draft, to: folder)
    }
  }
}
