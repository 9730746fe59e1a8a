/// An offer that ends at hour 24.
func offer(now: () -> Int) -> String {
  now() < 24 ? "\(24 - now()) hours left" : "ended"
}

/// A clock that advances an hour at each reading.
func ticking(from start: Int) -> () -> Int {
  var hour = start
  return {
    defer { hour += 1 }
    return hour
  }
}
