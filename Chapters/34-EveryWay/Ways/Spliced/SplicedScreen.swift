enum Spliced {}

extension Spliced {
  typealias LoginScreenDependencies = LoginModelDependencies  // Required by LoginModel

  /// Without the store, which belongs to the screen.
  typealias LoginScreenExternalDependencies = ClientDependency
    & ClockDependency
    & LoggingDependency

  struct LoginScreen<External: LoginScreenExternalDependencies> {
    let dependencies: SplicedLoginScreenDependencies<External>

    init(dependencies: External, store: any Store) {
      self.dependencies = SplicedLoginScreenDependencies(external: dependencies, store: store)
    }

    var model: LoginModel<SplicedLoginScreenDependencies<External>> {
      LoginModel(dependencies: dependencies)
    }

    func logIn(_ name: String) -> String { model.submit(name) }
  }

  /// The splice: the caller's container and the screen's own store.
  struct SplicedLoginScreenDependencies<External: LoginScreenExternalDependencies>:
    LoginScreenDependencies
  {
    let external: External
    let store: any Store

    var client: any Client { external.client }
    var clock: any ShopClock { external.clock }
    var logger: any Logger { external.logger }
  }
}
