enum Lifetime {
  case unique  // a new object each time it's asked for
  case cached  // one, as long as the container lives
  case weak  // one, as long as other code holds it; objects only
  case graph  // one for each call of the container's `resolve`
}

/// Makes objects on request, from registered factories.
///
/// It isn't `Sendable`: one thread uses it. `SharedContainer` is for several.
final class Container {
  struct Registration {
    let lifetime: Lifetime
    let factory: (Resolution) throws -> Any
  }

  private(set) var registrations: [Key: Registration] = [:]
  private var cached: [Key: Any] = [:]
  private var watched: [Key: WeakReference] = [:]

  /// A later registration for the same key replaces the earlier one, and what that one has made.
  func register<Service>(
    _ type: Service.Type, name: String = "", _ lifetime: Lifetime = .unique,
    factory: @escaping (Resolution) throws -> Service
  ) {
    let key = Key(type, name)
    registrations[key] = Registration(lifetime: lifetime, factory: factory)
    (cached[key], watched[key]) = (nil, nil)
  }

  func resolve<Service>(_ type: Service.Type = Service.self, name: String = "") -> Service {
    do {
      return try Resolution(in: self).resolve(type, name: name)
    } catch {
      fatalError("\(error)")
    }
  }

  /// What was made for the key before and still lives.
  func kept(_ key: Key) -> Any? { cached[key] ?? watched[key]?.object }

  func keep(_ object: Any, for key: Key) { cached[key] = object }
  func watch(_ object: AnyObject, for key: Key) { watched[key] = WeakReference(object: object) }

  /// Forgets what it made. The next request makes a new object.
  func reset() { (cached, watched) = ([:], [:]) }

  /// The same registrations, and nothing made yet.
  func copy() -> Container {
    let copy = Container()
    copy.registrations = registrations
    return copy
  }

  /// Makes each registered object once, in copies, and returns why some can't be made.
  func check() -> [String] {
    let keys = registrations.keys.sorted { $0.description < $1.description }
    return keys.compactMap { key in
      do {
        _ = try Resolution(in: copy()).object(for: key)
        return nil
      } catch {
        return "\(error)"
      }
    }
  }
}

struct WeakReference {
  weak var object: AnyObject?
}
