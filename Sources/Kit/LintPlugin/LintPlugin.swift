import Foundation
import PackagePlugin

/// `swift package lint-dependencies`: runs cpdi-lint on all Swift targets of a package, or on those
/// named with `--target`. All other arguments are those of cpdi-lint.
@main
struct LintPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let names = arguments.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let modules = targets.compactMap { $0 as? SwiftSourceModuleTarget }
    let lint = Process()
    lint.executableURL = try context.tool(named: "cpdi-lint").url
    lint.arguments =
      modules.flatMap { ["--module", "\($0.moduleName)=\($0.directoryURL.path)"] }
      + arguments.remainingArguments
    lint.currentDirectoryURL = context.package.directoryURL
    try lint.run()
    lint.waitUntilExit()
    if lint.terminationStatus != 0 {
      Diagnostics.error("cpdi-lint ended with status \(lint.terminationStatus).")
    }
  }
}
