import PackagePlugin

/// Lets carry write `Carried.swift` before a target is compiled. It runs when a source of the target has
/// changed, and leaves the file alone where its text stays the same.
@main
struct CarryPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let sources = target.sourceModule?.sourceFiles(withSuffix: ".swift").map(\.url) else {
      return []
    }
    let carried = context.pluginWorkDirectoryURL.appending(path: "Carried.swift")
    return [
      .buildCommand(
        displayName: "Carrying the requirements of \(target.name)",
        executable: try context.tool(named: "carry").url,
        arguments: ["--output", carried.path] + sources.map(\.path),
        inputFiles: sources, outputFiles: [carried])
    ]
  }
}
