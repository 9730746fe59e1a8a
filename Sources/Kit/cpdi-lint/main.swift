import ConventionLint
import Foundation
import ToolSupport

// The composition root of the command: the real files and the real terminal.

// A reader that goes away early, such as 'head', is said in a sentence, and does not kill the program.
signal(SIGPIPE, SIG_IGN)

let command = LintCommand(
  files: RealFiles(), console: Terminal(variables: ProcessInfo.processInfo.environment),
  directory: FileManager.default.currentDirectoryPath)
exit(command.run(Array(CommandLine.arguments.dropFirst())))
