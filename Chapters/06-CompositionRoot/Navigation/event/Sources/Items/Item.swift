/// One line of the list. Nobody else sees it.
struct Item {
  let name: String
}
