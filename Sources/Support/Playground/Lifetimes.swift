/// Watches objects without keeping them alive, and says afterwards which of them were freed.
///
///     let lifetimes = Lifetimes()
///     useOnce(lifetimes)       // calls lifetimes.watch("A", a) and returns
///     lifetimes.freed          // ["A"]
///
/// Make one for each scenario, and put the scenario into a function of its own, because a variable
/// of the caller keeps its object alive.
public final class Lifetimes {
  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  private var watched: [Watched] = []

  public init() {}

  /// Starts watching `object` under `name`.
  public func watch(_ name: String, _ object: AnyObject) {
    watched.append(Watched(name: name, object: object))
  }

  /// The names of the freed objects, in the order they were watched.
  public var freed: [String] {
    watched.filter { $0.object == nil }.map(\.name)
  }

  /// The names of the objects that are still alive, in the order they were watched.
  public var alive: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }
}
