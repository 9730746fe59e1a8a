import Playground

final class MemoryStore: Store {
  private let value = Locked<String?>(nil)

  var token: String? { value.withLock { $0 } }

  func keep(_ token: String) { value.withLock { $0 = token } }
}
