import Foundation
import LabKit
import ToolSupport

// The composition root of the command: the real processes, clock and temporary folders.

let lab = Lab(
  .real(processes: RealProcesses(), keyboard: RealKeyboard()), stopwatch: RealStopwatch(),
  folders: RealTemporaryFolders())
let measuring = Task { await lab.run(Array(CommandLine.arguments.dropFirst())) }

// An interrupted measurement ends in its own way, which removes its folders; what it waits for is
// killed.
let interrupts = [SIGINT, SIGTERM].map { number in
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler { measuring.cancel() }
  source.resume()
  return source
}

let status = await measuring.value
withExtendedLifetime(interrupts) { exit(measuring.isCancelled ? 128 + SIGINT : status) }
