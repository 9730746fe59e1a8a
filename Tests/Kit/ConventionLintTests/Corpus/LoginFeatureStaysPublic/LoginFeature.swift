// What is special here: nothing public needs the public alias, but its name ends in FeatureDependencies.
public protocol Authenticating { func signIn(_ name: String) async -> Bool }
public protocol AuthProviding { var auth: any Authenticating { get } }

public typealias LoginFeatureDependencies = AuthProviding

final class LoginFeature<Dependencies: LoginFeatureDependencies> {
  enum State { case idle, working, done(Bool) }

  private let dependencies: Dependencies
  private(set) var state = State.idle

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func submit(_ name: String) async {
    state = .working
    state = .done(await dependencies.auth.signIn(name))
  }

  func reset() { state = .idle }
}
