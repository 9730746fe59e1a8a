import TextUI

extension Way {
  static let environment = Way(
    name: "environment", chapters: [32],
    run: { services, use in
      await use(
        App {
          let store = services.makeStore()
          return Window(
            logIn: { name in
              answer { answer in
                InEnvironment.wired(
                  InEnvironment.LoginScreen(name: name, answer: answer), services, store: store)
              }
            },
            readers: [],
            anyView: {
              answer { InEnvironment.wired(StoreReader(answer: $0), services, store: store) }
            })
        })
    },
    forgotten: {
      Window(
        logIn: { name in answer { InEnvironment.LoginScreen(name: name, answer: $0) } },
        readers: [])
    })

  /// What the window answers to a tap.
  private static func answer(in window: (@escaping (String) -> Void) -> some View) -> String {
    var answer = ""
    try? window { answer = $0 }.tap("Log in")
    return answer
  }
}

/// A view of another feature, which was handed nothing.
private struct StoreReader: View {
  @Environment(\.store) private var store
  let answer: (String) -> Void

  var body: some View {
    Button("Log in") { answer(store.token ?? "") }
  }
}
