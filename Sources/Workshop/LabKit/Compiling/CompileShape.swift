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
    switch self {
    case .composed: code(size, composed(size), outermost: "Screen")
    case .forwarding: code(size, (1...size).map(forwarding).joined(), outermost: "Screen\(size)")
    case .scopes: scopes(size)
    }
  }

  private func composed(_ size: Int) -> String {
    let needs = (1...size).map { "Need\($0)Dependency" }.joined(separator: "\n  & ")
    return """
      public typealias ScreenDependencies = \(needs)
      package struct Screen<Dependencies: ScreenDependencies> {
        package let dependencies: Dependencies
        package func show() -> Int { dependencies.service1 + dependencies.service\(size) }
      }

      """
  }

  private func forwarding(_ number: Int) -> String {
    let inner = number == 1 ? "" : "\n  & Screen\(number - 1)Dependencies"
    let shown = number == 1 ? "" : " + Screen\(number - 1)(dependencies: dependencies).show()"
    return """
      public typealias Screen\(number)Dependencies = Need\(number)Dependency\(inner)
      package struct Screen\(number)<Dependencies: Screen\(number)Dependencies> {
        package let dependencies: Dependencies
        package func show() -> Int { dependencies.service\(number)\(shown) }
      }

      """
  }

  /// The screens with their services, and a root that makes the outermost one.
  private func code(_ size: Int, _ screens: String, outermost: String) -> String {
    let protocols = (1...size).map {
      "public protocol Need\($0)Dependency { var service\($0): Int { get } }\n"
    }
    let services = (1...size).map { "  public let service\($0) = \($0)\n" }
    return """
      \(protocols.joined())\(screens)public struct App: \(outermost)Dependencies {
      \(services.joined())}
      public func screen() -> Int { \(outermost)(dependencies: App()).show() }

      """
  }

  private func scopes(_ size: Int) -> String {
    let inner = (1...size).map { number in
      let listed = number == size ? "  var value: Int { get }\n" : ""
      let makes = number == size ? "" : ", Scope\(number + 1)Requirements"
      let reads = number == size ? "  func read() -> Int { injected.value }\n" : ""
      return """
        protocol Scope\(number)Requirements: Requirements, CODEGEN_Scope\(number)Requirements {
        \(listed)}
        class Scope\(number)Resource<I: Scope\(number)Requirements>: Resource<I>\(makes) {
        \(reads)}

        """
    }
    return """
      import Scopes
      class Scope0Resource<I: NilRequirements>: Resource<I>, Scope1Requirements {
        let value = 1
      }
      \(inner.joined())
      """
  }
}
