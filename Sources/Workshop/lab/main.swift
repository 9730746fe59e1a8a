import Foundation
import LabKit
import ToolSupport

// The composition root of the command: the real processes and the temporary folder.

let folder = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID())").path
let lab = Lab(
  .real(processes: RealProcesses(), keyboard: RealKeyboard()), folder: folder)
let measuring = Task { await lab.run(Array(CommandLine.arguments.dropFirst())) }

// Canceling a measurement kills the program that it waits for, and lets the measurement remove its
// folder.
let interrupts = Interrupts { [measuring] _ in measuring.cancel() }
let status = await measuring.value
interrupts.exit(measuring.isCancelled ? 128 + SIGINT : status)
