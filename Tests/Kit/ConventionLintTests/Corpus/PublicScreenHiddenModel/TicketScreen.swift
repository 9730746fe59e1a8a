// What is special here: a public screen creates the model, but only in a method's body and with a fixed container, so nothing public needs the model's public alias.
public protocol Tickets { func count() -> Int }
public protocol TicketsDependency { var tickets: any Tickets { get } }

public typealias TicketModelDependencies = TicketsDependency

final class TicketModel {
  private let tickets: any Tickets
  init(dependencies: some TicketModelDependencies) { tickets = dependencies.tickets }
  var text: String { "\(tickets.count()) left" }
}

struct EveningTickets: Tickets, TicketsDependency {
  let sold: Int
  func count() -> Int { max(0, 200 - sold) }
  var tickets: any Tickets { self }
}

public struct TicketScreen {
  public var sold: Int

  public init(sold: Int) { self.sold = sold }

  public func draw() -> String {
    TicketModel(dependencies: EveningTickets(sold: sold)).text
  }
}
