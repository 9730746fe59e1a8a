import ServerAPI

/// The same program, composed by a container. Registrations can have any order, and a missing one still compiles.
func composeByContainer(transport: @escaping ServerAPIClient.Transport) -> SceneDelegate {
  let container = Container()
  container.register {
    SceneDelegate(
      navigation: $0.resolve(), login: $0.resolve(), list: $0.resolve(), flow: $0.resolve())
  }
  container.register { parts in
    LoginFlow(
      navigation: parts.resolve(),
      makeLogin: parts.resolve(LoginComposer.self).makeScreen,
      makeList: parts.resolve((any ListComposer).self).makeScreen)
  }
  container.register((any ListComposer).self) { ItemsComposer(client: $0.resolve()) }
  container.register { LoginComposer(client: $0.resolve()) }
  container.register { _ in ScreenStack() }
  container.register { _ in ClientFactory(transport: transport).makeClient() }
  return container.resolve()
}
