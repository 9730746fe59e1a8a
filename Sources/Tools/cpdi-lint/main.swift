import ConventionLint
import Foundation
import ToolSupport

// The composition root of the command: the real files and the real terminal.

// A reader that goes away early, such as 'head', ends the writing, not the program.
signal(SIGPIPE, SIG_IGN)

let console = Terminal(variables: ProcessInfo.processInfo.environment)
exit(
  LintCommand(files: RealFiles(), console: console).run(Array(CommandLine.arguments.dropFirst())))
