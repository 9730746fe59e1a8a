import Dispatch

/// Watches objects without changing them, and reports which ones are freed.
///
///     let lifetimes = Lifetimes()
///     useOnce(lifetimes)  // calls lifetimes.watch("cart", Cart()) and returns
///     lifetimes.freed     // ["cart"]
///     lifetimes.tally     // made 1, gone 1
///
/// Create one for each scenario. Any thread may use it. Put the scenario into a
/// function of its own, because a caller's variable keeps its object alive.
public final class Lifetimes: @unchecked Sendable {
  private struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  /// Guards the mutable state, which the compiler can't check: hence `@unchecked`. Thread Sanitizer
  /// understands semaphores.
  private let lock = DispatchSemaphore(value: 1)
  private var watched: [Watched] = []
  private var moments: [(name: String, alive: [Bool])] = []

  public init() {}

  /// Counts `object` as created, and watches it without keeping it alive.
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

  /// Records which watched objects are alive now, under the name of the last event.
  public func moment(_ name: String) {
    locked { moments.append((name, watched.map { $0.object != nil })) }
  }

  /// Lifetimes as text: a column for each moment, and a row for each watched object, with a bar below
  /// each moment at which it was alive. Objects with equal names are numbered.
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

  /// The number of watched objects, and how many of them are freed.
  public var tally: Tally { tally(where: { _ in true }) }

  /// The tally of the objects with one name.
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

/// The number of created objects, and how many of them are freed.
public struct Tally: Equatable, Sendable, CustomStringConvertible {
  public let made: Int
  public let gone: Int

  public init(made: Int, gone: Int) { (self.made, self.gone) = (made, gone) }

  public var description: String { "made \(made), gone \(gone)" }
}
