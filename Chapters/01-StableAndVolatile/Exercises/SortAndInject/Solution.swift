// The tasks are in Tasks.md. Edit between TASK and END; add helpers anywhere.

func kind(of candidate: Candidate) -> Kind {
  // TASK 1: Sort the candidates into stable and volatile.
  switch candidate {
  case .today, .orderNumber, .savedTheme, .request, .discounts: .volatile
  case .sorting, .decoder, .total, .item: .stable
  }
  // STUB
  // .stable
  // END
}

/// Writes the receipt of an order, one line of text for each item.
struct ReceiptWriter {
  // TASK 2: Take the day and the order number from outside.
  private let today: () -> String
  private let newNumber: () -> String

  init(today: @escaping () -> String, newNumber: @escaping () -> String) {
    self.today = today
    self.newNumber = newNumber
  }
  // STUB
  // init(
  //   today: @escaping () -> String = Machine.today,
  //   newNumber: @escaping () -> String = Machine.newNumber
  // ) {}
  // END

  func receipt(for items: [Item]) -> String {
    // TASK 2: Use what was handed in.
    let number = newNumber()
    let day = today()
    // STUB
    // let number = Machine.newNumber()
    // let day = Machine.today()
    // END
    let lines = items.sorted { $0.name < $1.name }.map { "\($0.name) \($0.cents)" }
    let total = items.map(\.cents).reduce(0, +)
    return (["order \(number), \(day)"] + lines + ["total \(total)"]).joined(separator: "\n")
  }
}

/// The writer that the app uses.
func appWriter() -> ReceiptWriter {
  // TASK 3: Hand in the real day and real order numbers.
  ReceiptWriter(today: { Machine.today() }, newNumber: { Machine.newNumber() })
  // STUB
  // ReceiptWriter(today: { "2001-09-09" }, newNumber: { "1" })
  // END
}
