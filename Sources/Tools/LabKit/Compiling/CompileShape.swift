/// Code of a shape that can be made as large as one likes.
enum CompileShape: String, CaseIterable, Sendable {
  /// One alias composes that many protocols.
  case composed = "composed protocols"
  /// Each screen needs one service itself, and forwards the alias of the screen inside it.
  case forwarding = "forwarding depth"
  /// Scopes inside scopes: the innermost needs what the outermost has, and `carry` writes the rest.
  case scopes = "scopes"

  /// Whether a part of the code is written by `carry`.
  var isCarried: Bool { self == .scopes }

  /// The code of a whole module.
  func source(_ size: Int) -> String {
    let lines =
      switch self {
      case .composed: composed(size)
      case .forwarding: forwarding(size)
      case .scopes: scopes(size)
      }
    return lines.joined(separator: "\n") + "\n"
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

  private func scopes(_ size: Int) -> [String] {
    let inner = (1...size).flatMap { number in
      let listed = number == size ? "  var value: Int { get }\n" : ""
      let makes = number == size ? "" : ", Scope\(number + 1)Requirements"
      let reads = number == size ? "  func read() -> Int { injected.value }\n" : ""
      return [
        "protocol Scope\(number)Requirements: Requirements, "
          + "CODEGEN_Scope\(number)Requirements {\n\(listed)}",
        "class Scope\(number)Resource<I: Scope\(number)Requirements>: Resource<I>\(makes) {\n"
          + "\(reads)}",
      ]
    }
    return [
      "import Scopes",
      "class Scope0Resource<I: NilRequirements>: Resource<I>, Scope1Requirements {\n"
        + "  let value = 1\n}",
    ] + inner
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
