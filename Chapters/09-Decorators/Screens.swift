// Two screens that read users, and what becomes of one of them when logging is written into it.

// snippet.screens
struct Profile {
  let repository: any Repository

  func name(of key: Key) throws -> String {
    String(decoding: try repository.get(with: key), as: UTF8.self)
  }
}

struct Badge {
  let repository: any Repository

  func initial(of key: Key) throws -> String {
    String(decoding: try repository.get(with: key).prefix(1), as: UTF8.self)
  }
}
// snippet.end

// snippet.byhand
/// The profile that logs for itself. Nobody did the same to the badge.
struct ProfileWithLog {
  let repository: any Repository

  func name(of key: Key) throws -> String {
    print("Requesting: \(key)")
    let data = try repository.get(with: key)
    print("Response: \(data)")
    return String(decoding: data, as: UTF8.self)
  }
}
// snippet.end
