// What is special here: a leaf in the alias of one method is used only by the method beside it.
protocol Bank { func transfer(_ cents: Int, to account: String) -> Bool }
protocol Postbox { func send(_ letter: String, to account: String) }
protocol Almanac { var today: Int { get } }

protocol BankDependency { var bank: any Bank { get } }
protocol PostboxDependency { var postbox: any Postbox { get } }
protocol AlmanacDependency { var almanac: any Almanac { get } }

typealias Ledger_settleDependencies = AlmanacDependency
  & BankDependency
  & PostboxDependency
typealias Ledger_remindDependencies = AlmanacDependency & PostboxDependency

struct Ledger {
  struct Entry {
    let account: String
    let cents: Int
    let due: Int
  }

  var entries: [Entry] = []

  mutating func settle(dependencies: some Ledger_settleDependencies) {
    let today = dependencies.almanac.today
    entries.removeAll { entry in
      entry.due <= today && dependencies.bank.transfer(entry.cents, to: entry.account)
    }
  }

  func remind(dependencies: some Ledger_remindDependencies) {
    for entry in entries where entry.due < dependencies.almanac.today {
      dependencies.postbox.send("\(entry.cents) cents are due.", to: entry.account)
    }
  }
}

typealias DeskDependencies = Ledger_remindDependencies & Ledger_settleDependencies

final class Desk<Dependencies: DeskDependencies> {
  private let dependencies: Dependencies
  private var ledger = Ledger()

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func closeDay() {
    ledger.settle(dependencies: dependencies)
    ledger.remind(dependencies: dependencies)
  }
}
