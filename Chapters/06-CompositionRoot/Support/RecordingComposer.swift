import Playground

// The recorded calls of a login that opens the list itself, and of one that reports to the flow.

func recordPushingLogin() -> [String] {
  let log = Log()
  let client = ClientFactory(transport: recordingServer(log)).makeClient()
  let navigation = RecordingStack(log, caller: "LoginViewModel")
  let login = Before.LoginViewModel(
    loginAPI: client.login, fetchItems: client.fetchItems, navigation: navigation)
  withExtendedLifetime(navigation) { login.login() }
  return log.lines
}

func recordReportingLogin() -> [String] {
  let log = Log()
  let client = ClientFactory(transport: recordingServer(log)).makeClient()
  let (login, list) = (LoginComposer(client: client), ItemsComposer(client: client))
  let navigation = RecordingStack(log, caller: "LoginFlow")
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
