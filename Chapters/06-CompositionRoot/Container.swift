/// Makes parts on request and keeps them. A closure says how each is made from the others.
final class Container {
  private var makers: [ObjectIdentifier: (Container) -> Any] = [:]
  private var made: [ObjectIdentifier: Any] = [:]

  func register<Part>(_ type: Part.Type = Part.self, _ make: @escaping (Container) -> Part) {
    makers[ObjectIdentifier(type)] = make
  }

  /// The one part of that type. Ends the program if it isn't registered.
  func resolve<Part>(_ type: Part.Type = Part.self) -> Part {
    let key = ObjectIdentifier(type)
    if let part = made[key] as? Part { return part }
    guard let part = makers[key]?(self) as? Part else {
      preconditionFailure("Nobody registered \(type).")
    }
    made[key] = part
    return part
  }
}
