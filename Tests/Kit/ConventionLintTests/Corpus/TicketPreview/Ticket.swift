// What is special here: the preview borrows the ticket's alias, in a `where` clause, and isn't made by the ticket.
protocol Seats { func row(of seat: Int) -> String }
protocol Printer { func put(_ line: String) }

protocol SeatsProviding { var seats: any Seats { get } }
protocol PrinterProviding { var printer: any Printer { get } }

typealias TicketDependencies = PrinterProviding & SeatsProviding

struct Ticket<Dependencies: TicketDependencies> {
  let dependencies: Dependencies
  let seat: Int

  func print() {
    dependencies.printer.put("Row \(dependencies.seats.row(of: seat)), seat \(seat)")
  }
}
