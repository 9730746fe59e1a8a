import Foundation
import ToolSupport
import WorkshopCommand

// The composition root of the command: the real file system, processes and terminal.

let (processes, keyboard) = (RealProcesses(), RealKeyboard())
let workshop = Workshop(.real(processes: processes, keyboard: keyboard))

// An interrupted verb leaves no compiler running, and restores the terminal.
let interrupts = Interrupts { [processes, keyboard] number in
  processes.killAll()
  keyboard.restore(forGood: true)
  exit(128 + number)
}

interrupts.exit(await workshop.run(Array(CommandLine.arguments.dropFirst())))
