import Contract

public struct LoggingRepository: Repository {
  let repository: any Repository

  public init(repository: any Repository) { self.repository = repository }

  public func get(with key: String) throws -> [UInt8] {
    print("Requesting: \(key)")
    return try repository.get(with: key)
  }
}
