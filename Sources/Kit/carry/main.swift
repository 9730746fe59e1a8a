import Foundation
import RequirementsCarrier
import ToolSupport

// The composition root of the command: the real file system and the real console.

exit(
  CarryCommand(
    files: RealFiles(), console: Terminal(variables: ProcessInfo.processInfo.environment)
  ).run(Array(CommandLine.arguments.dropFirst())))
