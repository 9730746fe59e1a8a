import Foundation
import TestSupport
import Testing

@testable import DependencyRejection

enum Store: CaseIterable {
  case inMemory, file

  func make(at file: URL) -> any OrderStore {
    switch self {
    case .inMemory: InMemoryOrders()
    case .file: FileOrders(file: file)
    }
  }
}

@Test("An order store returns the unpaid orders, newest first", arguments: Store.allCases)
func contract(_ store: Store) async throws {
  let file = temporaryFile()
  defer { try? FileManager.default.removeItem(at: file) }
  let orders = store.make(at: file)
  for number in [1, 3, 2, 6, 5, 4] {
    try await orders.save(Order(number: number, customer: "Ada", cents: 100 * number))
  }
  try await orders.save(Order(number: 7, customer: "Bob", cents: 405))
  #expect(try await orders.unpaidOrders(of: "Ada").map(\.number) == [6, 5, 4, 3, 2, 1])
  #expect(try await orders.unpaidOrders(of: "Bob").map(\.cents) == [405])
  #expect(try await orders.unpaidOrders(of: "Eve").isEmpty)

  try await orders.save(Order(number: 2, customer: "Ada", cents: 200, isPaid: true))
  #expect(try await orders.unpaidOrders(of: "Ada").map(\.number) == [6, 5, 4, 3, 1])
}

@Test("The reminder page shows the sum of the unpaid orders")
func reminderPage() async throws {
  let page = ReminderPage { customer in
    guard customer == "Ada" else { return [] }
    return [
      Order(number: 3, customer: "Ada", cents: 250), Order(number: 1, customer: "Ada", cents: 120),
    ]
  }
  #expect(try await page.line(for: "Ada") == "You owe 370 cents, last for order 3.")
  #expect(try await page.line(for: "Bob") == "Nothing to pay.")
}

@Suite("DependencyRejection: a database")
struct FileOrdersTests {
  @Test("A second store with the same file returns the saved orders")
  func reopened() async throws {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let tea = Order(number: 1, customer: "Ada", cents: 250)
    try await FileOrders(file: file).save(tea)
    #expect(try await FileOrders(file: file).unpaidOrders(of: "Ada") == [tea])
  }

  @Test("A damaged file makes the query throw")
  func damaged() async throws {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let orders = FileOrders(file: file)
    try await orders.save(Order(number: 1, customer: "Ada", cents: 250))
    try Data("no JSON\n".utf8).write(to: file)
    await #expect(throws: DecodingError.self) { try await orders.unpaidOrders(of: "Ada") }
  }

  @Test("The reminder page reads from the store that the root passes in")
  func joined() async throws {
    let orders = InMemoryOrders()
    let page = ReminderPage { await orders.unpaidOrders(of: $0) }
    for number in 1...2 {
      await orders.save(Order(number: number, customer: "Ada", cents: 100))
    }
    #expect(try await page.line(for: "Ada") == "You owe 200 cents, last for order 2.")
  }
}

private func temporaryFile() -> URL {
  URL(filePath: "\(TestCheckout.products)/orders-\(UUID()).txt")
}
