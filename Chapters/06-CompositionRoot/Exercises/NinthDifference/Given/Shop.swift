struct Item {
  let name: String
}
