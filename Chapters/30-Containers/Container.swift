// snippet.lifetime
enum Lifetime {
  case unique  // a new object for each request
  case cached  // one, as long as the container lives
  case weak  // one, as long as other code holds it
  case graph  // one for each call of the container's `resolve`
}
// snippet.end

/// Makes objects on request, from registered factories.
///
/// It isn't `Sendable`: one thread uses it. `SharedContainer` is for several.
final class Container {
  fileprivate struct Registration {
    let lifetime: Lifetime
    let factory: (Resolution) throws -> Any
  }

  fileprivate var registrations: [Key: Registration] = [:]
  fileprivate var cached: [Key: Any] = [:]
  fileprivate var watched: [Key: WeakReference] = [:]

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

/// One call of the container's `resolve`, with all that the factories resolve during it.
final class Resolution {
  private let container: Container
  private var path: [Key] = []
  private var graph: [Key: Any] = [:]

  init(in container: Container) { self.container = container }

  func resolve<Service>(
    _ type: Service.Type = Service.self, name: String = ""
  ) throws -> Service {
    try object(for: Key(type, name)) as! Service
  }

  fileprivate func object(for key: Key) throws -> Any {
    // snippet.path
    let isCycle = path.contains(key)
    path.append(key)
    defer { path.removeLast() }
    if isCycle { throw ResolutionError.cycle(path) }
    guard let registration = container.registrations[key] else {
      throw ResolutionError.missing(path)
    }
    // snippet.end
    if let object = kept(key) { return object }
    let object = try registration.factory(self)
    keep(object, for: key, registration.lifetime)
    return object
  }

  private func kept(_ key: Key) -> Any? {
    container.cached[key] ?? container.watched[key]?.object ?? graph[key]
  }

  private func keep(_ object: Any, for key: Key, _ lifetime: Lifetime) {
    switch lifetime {
    case .unique: break
    case .cached: container.cached[key] = object
    case .weak: container.watched[key] = WeakReference(object: object as AnyObject)
    case .graph: graph[key] = object
    }
  }
}

enum ResolutionError: Error, CustomStringConvertible {
  case missing([Key])
  case cycle([Key])

  var description: String {
    switch self {
    case .missing(let path): "No registration: \(arrows(path))"
    case .cycle(let path): "Cycle: \(arrows(path))"
    }
  }

  private func arrows(_ path: [Key]) -> String {
    path.map(\.description).joined(separator: " -> ")
  }
}
