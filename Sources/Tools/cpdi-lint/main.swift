import ConventionLint
import Foundation

// The composition root of the command: the real files and the real terminal.

// A reader that goes away early, such as 'head', ends the writing, not the program.
signal(SIGPIPE, SIG_IGN)

let environment = ProcessInfo.processInfo.environment
let command = LintCommand(
  sources: RealSources(), output: StandardOutput(environment: environment))
exit(command.run(Array(CommandLine.arguments.dropFirst())))
