import TextUI

extension InEnvironment {
  struct LoginRequest: View {
    @Environment(\.client) private var client
    @Environment(\.clock) private var clock
    @Environment(\.store) private var store
    @Environment(\.logger) private var logger
    let name: String
    let answer: (String) -> Void

    var body: some View {
      Button("Log in") {
        let token = client.token(for: name)
        store.keep(token)
        logger.log("\(name) at \(clock.now)")
        answer("\(token) at \(clock.now)")
      }
    }
  }
}
