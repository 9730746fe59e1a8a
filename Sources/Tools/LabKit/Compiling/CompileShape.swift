/// Code of a shape that can be made as large as one likes.
enum CompileShape: String, CaseIterable, Sendable {
  /// One alias composes that many protocols.
  case composed = "composed protocols"
  /// Each screen needs one service itself, and forwards the alias of the screen inside it.
  case forwarding = "forwarding depth"
  /// Scopes inside scopes, of which `carry` writes a part.
  case scopes = "scopes"

  /// Whether a part of the code is written by `carry`.
  var isCarried: Bool { self == .scopes }

  func source(_ size: Int) -> String {
    switch self {
    case .composed: composed(size).joined(separator: "\n") + "\n"
    case .forwarding: forwarding(size).joined(separator: "\n") + "\n"
    case .scopes: SyntheticScopes(count: size).source
    }
  }

  private func composed(_ size: Int) -> [String] {
    services(size) + [
      "public typealias ScreenDependencies = "
        + (1...size).map { "Need\($0)Dependency" }.joined(separator: "\n  & "),
      """
      package struct Screen<Dependencies: ScreenDependencies> {
        package let dependencies: Dependencies
        package func show() -> Int { dependencies.service1 + dependencies.service\(size) }
      }
      """,
    ] + app(size, "ScreenDependencies") + [
      "public func screen() -> Int { Screen(dependencies: App()).show() }"
    ]
  }

  private func forwarding(_ size: Int) -> [String] {
    let screens = (1...size).flatMap { number in
      let inner = number == 1 ? "" : "\n  & Screen\(number - 1)Dependencies"
      let shown = number == 1 ? "" : " + Screen\(number - 1)(dependencies: dependencies).show()"
      return [
        "public typealias Screen\(number)Dependencies = Need\(number)Dependency\(inner)",
        """
        package struct Screen\(number)<Dependencies: Screen\(number)Dependencies> {
          package let dependencies: Dependencies
          package func show() -> Int { dependencies.service\(number)\(shown) }
        }
        """,
      ]
    }
    return services(size) + screens + app(size, "Screen\(size)Dependencies") + [
      "public func screen() -> Int { Screen\(size)(dependencies: App()).show() }"
    ]
  }

  private func services(_ size: Int) -> [String] {
    (1...size).map { "public protocol Need\($0)Dependency { var service\($0): Int { get } }" }
  }

  private func app(_ size: Int, _ alias: String) -> [String] {
    ["public struct App: \(alias) {"] + (1...size).map { "  public let service\($0) = \($0)" } + [
      "}"
    ]
  }
}
