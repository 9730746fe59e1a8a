// Given: leave this file as it is.

/// What a container finds a registration by: a type, and a name where there are several services of this type.
struct Key: Hashable, CustomStringConvertible {
  private let type: ObjectIdentifier
  /// Such as `Session`, or `Server pay` with a name.
  let description: String

  init<Service>(_ type: Service.Type, name: String) {
    self.type = ObjectIdentifier(type)
    description = name.isEmpty ? "\(type)" : "\(type) \(name)"
  }
}

/// The error of a request for which no container has a registration.
struct NotRegistered: Error, CustomStringConvertible {
  let key: Key

  var description: String { "not registered: \(key)" }
}
