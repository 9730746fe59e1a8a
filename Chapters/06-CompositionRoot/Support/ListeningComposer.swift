import Playground

// The login that opens the list itself, and the login that tells the flow, with listeners around them.

func callsOfPushingLogin() -> [String] {
  let recorder = Recorder()
  let client = ClientFactory(transport: listeningServer(recorder)).makeClient()
  let navigation = ListeningStack(recorder, caller: "LoginViewModel")
  let login = Before.LoginViewModel(
    loginAPI: client.login, fetchItems: client.fetchItems, navigation: navigation)
  withExtendedLifetime(navigation) { login.login() }
  return recorder.lines
}

func callsOfTellingLogin() -> [String] {
  let recorder = Recorder()
  let client = ClientFactory(transport: listeningServer(recorder)).makeClient()
  let (login, list) = (LoginComposer(client: client), ItemsComposer(client: client))
  let navigation = ListeningStack(recorder, caller: "LoginFlow")
  let flow = LoginFlow(
    navigation: navigation,
    makeLogin: { onLogin in
      recorder.call("makeScreen", from: "LoginFlow", to: "LoginComposer")
      return login.makeScreen { user in
        recorder.call("onLogin", from: "LoginViewModel", to: "LoginFlow")
        onLogin(user)
      }
    },
    makeList: {
      recorder.call("makeScreen", from: "LoginFlow", to: "ItemsComposer")
      return list.makeScreen()
    })
  flow.start()
  withExtendedLifetime(flow) { navigation.tap() }
  return recorder.lines
}
