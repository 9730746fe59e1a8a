protocol Previewing { var text: String { get } }

struct TicketPreview<Dependencies>: Previewing
where
  Dependencies: TicketDependencies
{
  let dependencies: Dependencies
  let seat: Int

  var text: String {
    "Preview: row \(dependencies.seats.row(of: seat)), seat \(seat)"
  }
}
