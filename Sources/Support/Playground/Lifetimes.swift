import Dispatch

/// Watches objects that know nothing of it, and tells which of them are gone.
///
///     let lifetimes = Lifetimes()
///     useOnce(lifetimes)  // calls lifetimes.watch("cart", Cart()) and returns
///     lifetimes.freed     // ["cart"]
///     lifetimes.tally     // made 1, gone 1
///
/// Make one for each scenario. Any thread may use it. Whoever watches puts the scenario into a
/// function of its own, because a variable of the caller keeps its object alive.
public final class Lifetimes: @unchecked Sendable {
  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  /// Guards what changes, which the compiler cannot see: hence `@unchecked`. Of a semaphore the Thread
  /// Sanitizer knows that it orders what two threads do.
  private let lock = DispatchSemaphore(value: 1)
  private var watched: [Watched] = []
  private var moments: [(name: String, alive: [Bool])] = []

  public init() {}

  /// Counts `object` as made, and watches it without keeping it alive.
  ///
  /// - Returns: `object`, so that a factory can be watched: `{ lifetimes.watch("cart", Cart()) }`.
  @discardableResult
  public func watch<Object: AnyObject>(_ name: String, _ object: Object) -> Object {
    locked { watched.append(Watched(name: name, object: object)) }
    return object
  }

  /// The names of the freed objects, in the order they were watched.
  public var freed: [String] { locked { watched.filter { $0.object == nil }.map(\.name) } }

  /// The names of the objects that are still alive, in the order they were watched.
  public var alive: [String] { locked { watched.filter { $0.object != nil }.map(\.name) } }

  /// Notes which of the watched objects live now, below the name of what has just happened.
  public func moment(_ name: String) {
    locked { moments.append((name, watched.map { $0.object != nil })) }
  }

  /// What lived how long: a column for each moment, and a row for each watched object, with a bar below
  /// each moment at which it lived. Objects of one name are numbered.
  ///
  ///     //         open  close  open
  ///     // page 1  ====
  ///     // page 2               ====
  public var timeline: [String] {
    let (moments, names) = locked { (self.moments, watched.map(\.name)) }
    let rows = names.indices.map { index in
      let isOnly = names.count { $0 == names[index] } == 1
      let number = names[...index].count { $0 == names[index] }
      return [isOnly ? names[index] : "\(names[index]) \(number)"]
        + moments.map { moment in
          let isAlive = index < moment.alive.count && moment.alive[index]
          return isAlive ? String(repeating: "=", count: moment.name.count) : ""
        }
    }
    return table([[""] + moments.map(\.name)] + rows)
  }

  /// How many objects were watched, and how many of them are gone.
  public var tally: Tally { tally(where: { _ in true }) }

  /// The same for those of one name.
  public func tally(_ name: String) -> Tally { tally(where: { $0 == name }) }

  private func tally(where isCounted: (String) -> Bool) -> Tally {
    locked {
      let counted = watched.filter { isCounted($0.name) }
      return Tally(made: counted.count, gone: counted.count { $0.object == nil })
    }
  }

  private func locked<Result>(_ body: () -> Result) -> Result {
    lock.wait()
    defer { lock.signal() }
    return body()
  }
}

/// How many objects were made, and how many of them are gone.
public struct Tally: Equatable, Sendable, CustomStringConvertible {
  public let made: Int
  public let gone: Int

  public init(made: Int, gone: Int) { (self.made, self.gone) = (made, gone) }

  public var description: String { "made \(made), gone \(gone)" }
}
