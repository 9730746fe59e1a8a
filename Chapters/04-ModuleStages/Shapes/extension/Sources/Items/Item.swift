/// One line of the list.
struct Item: Sendable {
  let name: String
}
