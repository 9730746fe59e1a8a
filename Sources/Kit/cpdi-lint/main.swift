import ConventionLint
import Foundation
import ToolSupport

// The composition root of the command: the real files and the real terminal.

let command = LintCommand(
  files: RealFiles(), console: Terminal(variables: ProcessInfo.processInfo.environment))
exit(command.run(Array(CommandLine.arguments.dropFirst())))
