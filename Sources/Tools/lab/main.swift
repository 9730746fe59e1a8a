import Foundation
import LabKit
import ToolSupport

// The composition root of the command: the real processes, clock and temporary folder.

let folder = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID())").path
let measuring = Task {
  await Lab(.real, stopwatch: RealStopwatch(), folder: folder)
    .run(Array(CommandLine.arguments.dropFirst()))
}

// An interrupted measurement ends in its own way, which removes its folder; only the programs that it
// waits for are killed.
let interrupts = [SIGINT, SIGTERM].map { number in
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler {
    measuring.cancel()
    Task { await RunningChildren.shared.killAll() }
  }
  source.resume()
  return source
}

let status = await measuring.value
withExtendedLifetime(interrupts) { exit(measuring.isCancelled ? 128 + SIGINT : status) }
