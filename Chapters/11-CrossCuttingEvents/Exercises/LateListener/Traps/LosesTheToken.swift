// Fails countsPayments: the token is freed at once, and the screen hears nothing.
// Also fails leavesWhenClosed, isFreed, closesInside.
// TASK 3: Count while the screen is open.
func open() {
  _ = join { [weak self] event in
    guard let self, case .paid(let cents) = event else { return }
    sales += 1
    self.cents += cents
  }
}

func close() {}
