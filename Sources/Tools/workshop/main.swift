import Foundation
import ToolSupport
import WorkshopCommand

// The composition root of the command: the real file system, processes and terminal.

let (processes, keyboard) = (RealProcesses(), RealKeyboard())

// An interrupted verb leaves no compiler running behind it, and the terminal as it was.
let interrupts = [SIGINT, SIGTERM].map { number in
  signal(number, SIG_IGN)
  let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
  source.setEventHandler {
    processes.killAll()
    keyboard.restore(forGood: true)
    exit(128 + number)
  }
  source.resume()
  return source
}

let workshop = Workshop(.real(processes: processes, keyboard: keyboard))
let status = await workshop.run(Array(CommandLine.arguments.dropFirst()))
withExtendedLifetime(interrupts) { exit(status) }
