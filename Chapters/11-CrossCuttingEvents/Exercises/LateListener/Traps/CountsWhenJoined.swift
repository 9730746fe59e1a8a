// Fails leavesWhenClosed: what it hears before join returns isn't counted.
// TASK 3: Count while the screen is open.
private var token: Token?

func open() {
  guard token == nil else { return }
  token = join { [weak self] event in
    guard let self, token != nil, case .paid(let cents) = event else { return }
    sales += 1
    self.cents += cents
  }
}

func close() { token = nil }
