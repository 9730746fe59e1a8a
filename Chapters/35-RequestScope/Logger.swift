/// Writes lines with the metadata of a request. It's a value type: setting metadata in a copy doesn't change
/// other loggers.
struct Logger: Sendable {
  private let write: @Sendable (String) -> Void
  private var metadata: [String: String] = [:]

  init(write: @escaping @Sendable (String) -> Void = LoggingSystem.write) { self.write = write }

  subscript(metadataKey key: String) -> String? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  func info(_ message: String) {
    let pairs = metadata.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }
    write(message + pairs.joined())
  }
}
