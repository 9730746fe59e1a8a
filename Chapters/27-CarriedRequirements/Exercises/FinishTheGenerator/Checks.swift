import Checking
import Testing

@testable import FinishTheGeneratorExercise

@Suite("Task 1: What is carried")
struct Task1 {
  // See Generator.carried
  @Test("In the shop, each value is carried from a scope that has it to the receipt.")
  func shop() throws {
    let wanted = ["checkout: currency locale theme user", "login: currency theme"]
    try expect(carried(in: makeShop()), is: wanted, "carried in the shop")
  }

  // See Generator.carried
  @Test("A value is carried along a long path, in any order of the scopes.")
  func longWay() throws {
    let names = ["app", "login", "order", "checkout", "payment", "receipt", "footer"]
    let scopes = names.indices.map { index in
      Scope(
        name: names[index], outer: index == 0 ? nil : names[index - 1],
        needs: index == 6 ? ["theme"] : [], has: index == 0 ? ["theme"] : [])
    }
    let wanted = ["checkout", "login", "order", "payment", "receipt"].map { "\($0): theme" }
    for (order, scopes) in [("app", scopes), ("footer", scopes.reversed())] {
      let found = carried(in: App(scopes: scopes))
      try expect(found, is: wanted, "carried for the footer, where the \(order) is read first")
    }
  }

  // See Generator.carried
  @Test("A path ends at a scope that lists the value.")
  func endsAtAList() throws {
    let app = App(scopes: [
      Scope(name: "app", outer: nil, needs: [], has: ["theme"]),
      Scope(name: "login", outer: "app", needs: ["theme"], has: []),
      Scope(name: "checkout", outer: "login", needs: [], has: []),
      Scope(name: "payment", outer: "checkout", needs: [], has: []),
      Scope(name: "receipt", outer: "payment", needs: ["theme"], has: []),
    ])
    let wanted = ["checkout: theme", "payment: theme"]
    try expect(carried(in: app), is: wanted, "carried, where receipt and login list a theme")
  }
}

@Suite("Task 2: The path of a missing value")
struct Task2 {
  // See Generator.complaints
  @Test("A line names the scopes from the one that lists the value to the outermost.")
  func namesTheWay() throws {
    let wanted = ["logo: receipt -> checkout -> login -> app"]
    let found = Generator(app: makeShop(receiptNeeds: ["logo"])).complaints()
    try expect(found, is: wanted, "where the receipt needs a logo")
  }

  // See Generator.complaints
  @Test("Each scope that lists a missing value has its line.")
  func eachHasItsLine() throws {
    let shop = makeShop(receiptNeeds: ["logo"], profileNeeds: ["logo"])
    let wanted = ["logo: profile -> login -> app", "logo: receipt -> checkout -> login -> app"]
    let found = Generator(app: shop).complaints().sorted()
    try expect(found, is: wanted, "where receipt and profile need a logo")
  }
}

/// The shop of the chapter, and a profile beside the checkout. Receipt and profile may need more.
private func makeShop(receiptNeeds: Set<String> = [], profileNeeds: Set<String> = []) -> App {
  let receipt = receiptNeeds.union(["token", "locale", "theme", "currency", "user"])
  return App(scopes: [
    Scope(name: "app", outer: nil, needs: [], has: ["token", "locale", "theme", "currency"]),
    Scope(name: "login", outer: "app", needs: ["token", "locale"], has: ["locale", "user"]),
    Scope(name: "checkout", outer: "login", needs: ["token"], has: []),
    Scope(name: "receipt", outer: "checkout", needs: receipt, has: []),
    Scope(name: "profile", outer: "login", needs: profileNeeds.union(["token"]), has: []),
  ])
}

/// What each scope carries, in words: `login: currency theme`.
private func carried(in app: App) -> [String] {
  Generator(app: app).carried().filter { !$0.value.isEmpty }
    .map { "\($0): \($1.sorted().joined(separator: " "))" }.sorted()
}
