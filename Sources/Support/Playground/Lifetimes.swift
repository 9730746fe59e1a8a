/// Watches objects without keeping them alive, and tells afterwards which of them are gone.
///
///     let lifetimes = Lifetimes()
///     useOnce(lifetimes)       // calls lifetimes.watch("A", a) and returns
///     lifetimes.freed          // ["A"]
///
/// Make one for each scenario and put the scenario into a function of its own: an object held by a
/// variable of the caller is not gone yet.
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

  /// The names of the watched objects that are gone, in the order they were watched.
  public var freed: [String] {
    watched.filter { $0.object == nil }.map(\.name)
  }

  /// The names of the watched objects that still live, in the order they were watched.
  public var alive: [String] {
    watched.filter { $0.object != nil }.map(\.name)
  }
}
