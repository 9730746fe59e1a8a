import Foundation
import PackagePlugin

/// Lets carry write `Carried.swift` before a target is compiled. It runs when a source of the target has
/// changed, and leaves the file alone where its text stays the same.
///
/// For each module that the target can import and that has lists to be carried for, carry first writes a
/// summary, which it then reads. A file `.carry` in the folder of a target has more options for carry,
/// separated by white space.
@main
struct CarryPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let carry = try context.tool(named: "carry").url
    let folder = context.pluginWorkDirectoryURL
    var commands: [Command] = []
    var summaries: [String: URL] = [:]

    /// Runs carry over the sources of a module, with the summaries of those that it can import.
    func run(_ name: String, over module: any SourceModuleTarget, _ options: [String], to file: URL)
    {
      let sources = module.swiftSources
      let chosen = module.directoryURL.appending(path: ".carry")
      var inputs: [URL] = sources
      var arguments: [String] = options
      if let more = try? String(contentsOf: chosen, encoding: .utf8) {
        inputs.append(chosen)
        arguments += more.split(whereSeparator: \.isWhitespace).map(String.init)
      }
      for dependency in module.recursiveTargetDependencies {
        guard let summary = summaries[dependency.id] else { continue }
        inputs.append(summary)
        arguments += ["--import", summary.path]
      }
      arguments += sources.map(\.path)
      commands.append(
        .buildCommand(
          displayName: name, executable: carry, arguments: arguments, inputFiles: inputs,
          outputFiles: [file]))
    }

    for dependency in target.recursiveTargetDependencies {
      guard let imported = dependency.sourceModule, imported.hasLists else { continue }
      let file = folder.appending(path: "\(imported.moduleName).json")
      run(
        "Reading the requirements of \(dependency.name)", over: imported,
        ["--summary", file.path, "--module", imported.moduleName], to: file)
      summaries[dependency.id] = file
    }
    let carried = folder.appending(path: "Carried.swift")
    run(
      "Carrying the requirements of \(target.name)", over: module,
      ["--output", carried.path, "--source-locations", "--module", module.moduleName],
      to: carried)
    return commands
  }
}

extension SourceModuleTarget {
  fileprivate var swiftSources: [URL] { sourceFiles(withSuffix: ".swift").map(\.url) }

  /// Whether carry writes protocols for the lists of its sources.
  fileprivate var hasLists: Bool {
    swiftSources.contains { url in
      let text = try? String(contentsOf: url, encoding: .utf8)
      return text?.contains("CODEGEN_") ?? false
    }
  }
}
