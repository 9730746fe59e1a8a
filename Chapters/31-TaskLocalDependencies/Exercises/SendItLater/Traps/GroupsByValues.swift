// Fails eachItsOwn: messages with the same values are sent together, before those of other places.
// TASK 1: Add and send messages.
private var groups: [(values: ShopValues, messages: [() -> String])] = []

func add(_ message: @escaping () -> String) {
  let values = ShopValues.current
  if let index = groups.firstIndex(where: { $0.values == values }) {
    groups[index].messages.append(message)
  } else {
    groups.append((values, [message]))
  }
}

func send() -> [String] {
  let sending = groups
  groups = []
  return sending.flatMap { group in
    ShopValues.$current.withValue(group.values) { group.messages.map { message in message() } }
  }
}
