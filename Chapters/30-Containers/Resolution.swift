/// A single call of the container's `resolve`, with everything that the factories resolve during it.
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
    if let object = container.existingObject(for: key) ?? graph[key] { return object }
    let object = try makeObject(with: registration.factory)
    switch registration.lifetime {
    case .unique: break
    case .cached: container.cache(object, for: key)
    case .weak:
      // `as AnyObject` would put a struct in a box that is freed at once.
      guard Swift.type(of: object) is AnyClass else { throw ResolutionError.notAClass(path) }
      container.holdWeakly(object as AnyObject, for: key)
    case .graph: graph[key] = object
    }
    return object
  }

  /// Adds the path to an error that the factory itself throws.
  private func makeObject(with factory: (Resolution) throws -> Any) throws -> Any {
    do {
      return try factory(self)
    } catch let error as ResolutionError {
      throw error
    } catch {
      throw ResolutionError.failed(path, error)
    }
  }
}

enum ResolutionError: Error, CustomStringConvertible {
  case missing([Key])
  case cycle([Key])
  case notAClass([Key])
  case failed([Key], any Error)

  var description: String {
    switch self {
    case .missing(let path): "No registration: \(description(of: path))"
    case .cycle(let path): "Cycle: \(description(of: path))"
    case .notAClass(let path): "Weak, but not a class: \(description(of: path))"
    case .failed(let path, let error): "\(error): \(description(of: path))"
    }
  }

  private func description(of path: [Key]) -> String {
    path.map(\.description).joined(separator: " -> ")
  }
}
