// Fails leavesWhenClosed: the count begins again when the screen opens again.
// TASK 3: Count while the screen is open.
private var token: Token?

func open() {
  guard token == nil else { return }
  (sales, cents) = (0, 0)
  token = join { [weak self] event in
    guard let self, case .paid(let cents) = event else { return }
    sales += 1
    self.cents += cents
  }
}

func close() { token = nil }
