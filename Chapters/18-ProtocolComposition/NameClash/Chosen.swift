// Two flat functions of one name that differ in their result. The container has both.

// snippet.chosen
protocol FlatNews {
  func latest() -> String
}

protocol FlatPrices {
  func latest() -> Int
}

/// `FlatPrices` under another name.
protocol FlatCosts {
  func latest() -> Int
}

struct Kiosk: FlatNews, FlatPrices, FlatCosts {
  func latest() -> String { "rain" }
  func latest() -> Int { 250 }
}

func newsOrPrice(_ kiosk: some FlatNews & FlatPrices) -> String {
  let latest = kiosk.latest()
  return "\(latest)"
}

func newsOrCost(_ kiosk: some FlatNews & FlatCosts) -> String {
  let latest = kiosk.latest()
  return "\(latest)"
}
// snippet.end
