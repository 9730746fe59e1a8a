import Playground

// The login that opens the list itself, and the login that tells the flow, with listeners around them.

func callsOfPushingLogin() -> [String] {
  let log = Log()
  let client = ClientFactory(transport: listeningServer(log)).makeClient()
  let navigation = ListeningStack(log, caller: "LoginViewModel")
  let login = Before.LoginViewModel(
    loginAPI: client.login, fetchItems: client.fetchItems, navigation: navigation)
  withExtendedLifetime(navigation) { login.login() }
  return log.lines
}

func callsOfTellingLogin() -> [String] {
  let log = Log()
  let client = ClientFactory(transport: listeningServer(log)).makeClient()
  let (login, list) = (LoginComposer(client: client), ItemsComposer(client: client))
  let navigation = ListeningStack(log, caller: "LoginFlow")
  let flow = LoginFlow(
    navigation: navigation,
    makeLogin: { onLogin in
      log.call("makeScreen", from: "LoginFlow", to: "LoginComposer")
      return login.makeScreen { user in
        log.call("onLogin", from: "LoginViewModel", to: "LoginFlow")
        onLogin(user)
      }
    },
    makeList: {
      log.call("makeScreen", from: "LoginFlow", to: "ItemsComposer")
      return list.makeScreen()
    })
  flow.start()
  withExtendedLifetime(flow) { navigation.tap() }
  return log.lines
}
