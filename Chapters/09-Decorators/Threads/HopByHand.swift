import Dispatch

// Screens that see to the main queue themselves. The third was written on another day.

// snippet.byhand
struct ItemList {
  let client: any ItemsClient

  func show(_ display: @escaping @Sendable ([Item]) -> Void) {
    client.fetchItems { result in
      DispatchQueue.main.async { display((try? result.get()) ?? []) }
    }
  }
}

struct ItemCount {
  let client: any ItemsClient

  func show(_ display: @escaping @Sendable (Int) -> Void) {
    client.fetchItems { result in
      DispatchQueue.main.async { display((try? result.get().count) ?? 0) }
    }
  }
}

struct ItemBadge {
  let client: any ItemsClient

  func show(_ display: @escaping @Sendable (Bool) -> Void) {
    client.fetchItems { result in
      display((try? result.get().isEmpty) == false)
    }
  }
}
// snippet.end
