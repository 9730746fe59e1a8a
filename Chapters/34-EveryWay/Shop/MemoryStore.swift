import Playground

final class MemoryStore: Store {
  private let kept = Locked<String?>(nil)

  var token: String? { kept.withLock { $0 } }

  func keep(_ token: String) { kept.withLock { $0 = token } }
}
