import Testing

private final class Session {
  let user: String

  init(user: String) { self.user = user }
}

/// Sets up a screen that a storyboard has made.
private final class ProfileConfigurator {
  private let session: Session

  init(session: Session) { self.session = session }

  func configure(_ screen: ProfileScreen) { screen.title = session.user }
}

private final class ProfileScreen {
  var configurator: ProfileConfigurator?
  var title = ""

  func viewDidLoad() { configurator?.configure(self) }
}

@Test("A screen that stores its configurator keeps the session after logout")
func storedConfigurator() {
  let screen = ProfileScreen()
  var session: Session? = Session(user: "Ada")
  weak let afterLogout = session
  screen.configurator = session.map(ProfileConfigurator.init)
  screen.viewDidLoad()
  session = nil
  #expect(afterLogout != nil)
  screen.configurator = nil
  #expect(afterLogout == nil)
}

@Test("A configurator that the caller uses once keeps no session")
func configuratorOfCaller() {
  let screen = ProfileScreen()
  var session: Session? = Session(user: "Ada")
  weak let afterLogout = session
  session.map(ProfileConfigurator.init)?.configure(screen)
  session = nil
  #expect(afterLogout == nil)
  #expect(screen.title == "Ada")
}
