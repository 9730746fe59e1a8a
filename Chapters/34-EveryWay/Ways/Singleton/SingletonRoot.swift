extension ServerClient {
  static let shared = ServerClient()
}

extension WallClock {
  static let shared = WallClock()
}

extension MemoryStore {
  static let shared = MemoryStore()
}

extension ListLogger {
  static let shared = ListLogger()
}
