enum Lifetime {
  case unique  // a new object for each request
  case cached  // one object for the container's lifetime
  case weak  // one object while other code holds it; classes only
  case graph  // one object for each call of the container's `resolve`
}

/// Creates objects on request, with registered factories.
///
/// Not `Sendable`, so only one thread can use it. See `SharedContainer`.
final class Container {
  struct Registration {
    let lifetime: Lifetime
    let factory: (Resolution) throws -> Any
  }

  private(set) var registrations: [Key: Registration] = [:]
  private var cached: [Key: Any] = [:]
  private var weakReferences: [Key: WeakReference] = [:]

  /// Replaces an earlier registration with the same key, and releases its object.
  func register<Service>(
    _ type: Service.Type, name: String = "", _ lifetime: Lifetime = .unique,
    factory: @escaping (Resolution) throws -> Service
  ) {
    let key = Key(type, name)
    registrations[key] = Registration(lifetime: lifetime, factory: factory)
    (cached[key], weakReferences[key]) = (nil, nil)
  }

  func resolve<Service>(_ type: Service.Type = Service.self, name: String = "") -> Service {
    do {
      return try Resolution(in: self).resolve(type, name: name)
    } catch {
      fatalError("\(error)")
    }
  }

  func existingObject(for key: Key) -> Any? { cached[key] ?? weakReferences[key]?.object }

  func cache(_ object: Any, for key: Key) { cached[key] = object }
  func holdWeakly(_ object: AnyObject, for key: Key) {
    weakReferences[key] = WeakReference(object: object)
  }

  /// Releases all objects, so the next request makes a new one.
  func reset() { (cached, weakReferences) = ([:], [:]) }

  /// A container with the same registrations and no objects.
  func copy() -> Container {
    let copy = Container()
    copy.registrations = registrations
    return copy
  }

  /// Makes each registered object once, in copies, and returns the errors.
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
