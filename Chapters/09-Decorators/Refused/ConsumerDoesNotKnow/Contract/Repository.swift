public protocol Repository {
  func get(with key: String) throws -> [UInt8]
}
