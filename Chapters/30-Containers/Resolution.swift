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
    if let object = container.kept(key) ?? graph[key] { return object }
    let object = try made(by: registration.factory)
    switch registration.lifetime {
    case .unique: break
    case .cached: container.keep(object, for: key)
    case .weak:
      // `as AnyObject` would put a struct in a box that nobody holds.
      guard Swift.type(of: object) is AnyClass else { throw ResolutionError.noObject(path) }
      container.watch(object as AnyObject, for: key)
    case .graph: graph[key] = object
    }
    return object
  }

  /// An error of the factory itself gets the path, as ours have it.
  private func made(by factory: (Resolution) throws -> Any) throws -> Any {
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
  case noObject([Key])
  case failed([Key], any Error)

  var description: String {
    switch self {
    case .missing(let path): "No registration: \(arrows(path))"
    case .cycle(let path): "Cycle: \(arrows(path))"
    case .noObject(let path): "Weak, and no object: \(arrows(path))"
    case .failed(let path, let error): "\(error): \(arrows(path))"
    }
  }

  private func arrows(_ path: [Key]) -> String {
    path.map(\.description).joined(separator: " -> ")
  }
}
