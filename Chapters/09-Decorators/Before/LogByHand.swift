/// The screens before the decorators.
enum Before {}

extension Before {
  struct Profile {
    let repository: any Repository

    func name(of key: Key) throws -> String {
      print("Requesting: \(key)")
      let data = try repository.get(with: key)
      print("Response: \(data)")
      return String(decoding: data, as: UTF8.self)
    }
  }
}
