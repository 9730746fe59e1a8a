import Synchronization

/// The order in which objects were freed. Each test makes its own, so tests can run side by side.
///
///     final class Probe: AServicing {
///       private let token: DeinitRecord.Token
///       init(_ record: DeinitRecord) { token = record.token("A") }
///     }
///
/// An object that stores a token is in the record when it is gone. Its token goes after the
/// object's own `deinit` and before the objects that it alone held.
public final class DeinitRecord: Sendable {
  private let names = Mutex<[String]>([])

  public init() {}

  /// The names of what was freed, in that order.
  public var freed: [String] { names.withLock { $0 } }

  /// A token that notes `name` when it goes. Declare it as the first stored property: they are
  /// released in order of declaration.
  public func token(_ name: String) -> Token { Token(name, self) }

  public final class Token: Sendable {
    private let name: String
    private let record: DeinitRecord

    fileprivate init(_ name: String, _ record: DeinitRecord) {
      (self.name, self.record) = (name, record)
    }

    deinit { record.names.withLock { $0.append(name) } }
  }
}
