struct Profile {
  let repository: any Repository

  func name(of key: Key) throws -> String {
    String(decoding: try repository.get(with: key), as: UTF8.self)
  }
}

struct HomeViewModel {
  let repository: any Repository

  func greeting(of key: Key) throws -> String {
    "Hello, \(String(decoding: try repository.get(with: key), as: UTF8.self))"
  }
}
