// What is special here: the helper is a free function with a lowercase alias, called inside an escaping closure.
protocol Sessions { func end() }
protocol Alerts { func ask(_ text: String, then: @escaping () -> Void) }

protocol SessionDependency { var sessions: any Sessions { get } }
protocol AlertDependency { var alerts: any Alerts { get } }

typealias logoutDependencies = SessionDependency

func logout(dependencies: some logoutDependencies) {
  dependencies.sessions.end()
}

typealias LogoutButtonDependencies = AlertDependency
  & logoutDependencies

struct LogoutButton<Dependencies: LogoutButtonDependencies> {
  let dependencies: Dependencies

  func tap() {
    dependencies.alerts.ask("Leave?") { logout(dependencies: dependencies) }
  }
}
