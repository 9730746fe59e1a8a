import Foundation
import PackagePlugin

/// Lets carry write `Carried.swift` before a target is compiled. It runs when a source of the target has
/// changed, and leaves the file alone where its text stays the same.
///
/// A file `.carry` in the folder of the target has more options for carry, separated by white space.
@main
struct CarryPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let sources: [URL] = module.sourceFiles(withSuffix: ".swift").map(\.url)
    let carried = context.pluginWorkDirectoryURL.appending(path: "Carried.swift")
    var inputs = sources
    var arguments: [String] = ["--output", carried.path, "--source-locations"]
    let chosen = module.directoryURL.appending(path: ".carry")
    if let options = try? String(contentsOf: chosen, encoding: .utf8) {
      inputs.append(chosen)
      arguments += options.split(whereSeparator: \.isWhitespace).map(String.init)
    }
    arguments += sources.map(\.path)
    return [
      .buildCommand(
        displayName: "Carrying the requirements of \(target.name)",
        executable: try context.tool(named: "carry").url, arguments: arguments,
        inputFiles: inputs, outputFiles: [carried])
    ]
  }
}
