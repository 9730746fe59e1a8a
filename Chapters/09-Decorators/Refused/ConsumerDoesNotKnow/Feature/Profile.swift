import Contract

public struct Profile {
  let repository: any Repository

  public init(repository: any Repository) { self.repository = repository }

  public func size(of key: String) throws -> Int { try repository.get(with: key).count }
}
