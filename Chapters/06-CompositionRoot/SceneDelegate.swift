import ServerAPI

/// The root, like `App` in chapter 05. It creates all objects, connects them and keeps them. The program's
/// entry creates one root.
final class SceneDelegate {
  let navigation: ScreenStack
  private let login: LoginComposer
  private let list: any ListComposer
  private let flow: LoginFlow

  /// - Parameter makeComposer: makes the composer of the screen that comes after the login.
  convenience init(
    transport: @escaping ServerAPIClient.Transport,
    list makeComposer: (ServerAPIClient) -> any ListComposer
  ) {
    let client = ClientFactory(transport: transport).makeClient()
    let navigation = ScreenStack()
    let login = LoginComposer(client: client)
    let list = makeComposer(client)
    let flow = LoginFlow(
      navigation: navigation, makeLogin: login.makeScreen, makeList: list.makeScreen)
    self.init(navigation: navigation, login: login, list: list, flow: flow)
  }

  func willConnect() { flow.start() }

  /// The shop: the items come after the login.
  convenience init(transport: @escaping ServerAPIClient.Transport) {
    self.init(transport: transport, list: ItemsComposer.init)
  }

  /// Takes existing objects.
  init(
    navigation: ScreenStack, login: LoginComposer, list: any ListComposer, flow: LoginFlow
  ) {
    self.navigation = navigation
    self.login = login
    self.list = list
    self.flow = flow
  }
}
