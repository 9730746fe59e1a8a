/// One line of the list. No other feature uses it.
struct Item {
  let name: String
}
