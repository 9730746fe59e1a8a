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

  func object(for key: Key) throws -> Any {
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
