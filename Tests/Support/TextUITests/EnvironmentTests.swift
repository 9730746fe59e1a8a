import Testing

@testable import TextUI

@Suite("`environment`: values for views")
struct EnvironmentTests {
  @Test("A view without an `environment` modifier reads the default value")
  func defaults() {
    #expect(Themed().lines() == ["light"])
    #expect(VStack { Nested() }.lines() == ["light"])
    #expect(Themed(below: "nothing").environment(\.contrast, nil).lines() == ["light nothing"])
  }

  @Test("The nearest `environment` modifier sets the value for all descendants")
  func nearest() {
    let view = VStack {
      Themed()
      HStack {
        Nested()
        AnyView(Themed())
      }
      Themed().onAppear {}.onTapGesture {}
      Themed().environment(\.theme, "sepia")
      if true { Themed() } else { EmptyView() }
      if true { Themed() }
    }
    #expect(view.lines() == ["light", "light  light", "light", "sepia", "light", "light"])
    let dark = ["dark", "dark  dark", "dark", "sepia", "dark", "dark"]
    #expect(view.environment(\.theme, "dark").lines() == dark)
    #expect(view.environment(\.theme, "dark").environment(\.theme, "red").lines() == dark)
    #expect(view.lines()[0] == "light")
  }

  @Test("An optional environment value can be set to nil")
  func optionalValue() {
    let view = Contrast()
    #expect(view.lines() == ["1"])
    #expect(view.environment(\.contrast, 2).lines() == ["2"])
    #expect(view.environment(\.contrast, nil).environment(\.contrast, 2).lines() == ["none"])
  }

  @Test("An action reads the environment of its own view")
  func actions() throws {
    let log = Log()
    let themed = Themed(tapped: log)
    let view = VStack {
      themed.environment(\.theme, "dark")
      HStack { themed.environment(\.theme, "red") }
    }
    try view.tap("dark!")
    try view.tap("red!")
    try view.tap("dark!")
    #expect(log.lines == ["dark", "red", "dark"])
    log.lines = []
    view.appear()
    try view.tap("dark")
    #expect(log.lines == ["dark appeared", "red appeared", "dark text"])
  }

  @Test("`@Environment` finds the nearest object of its type, or nil")
  func objects() async {
    let (log, other) = (Log(), Log())
    (log.lines, other.lines) = (["a"], ["b"])
    #expect(MaybeLogged().lines() == ["no log"])
    #expect(MaybeLogged().environment(log).lines() == ["a"])
    #expect(MaybeLogged().environment(other).environment(log).lines() == ["b"])
    #expect(Logged().environment(log).lines() == ["a"])
    await #expect(processExitsWith: .failure) { _ = Logged().lines() }
  }
}

private struct ThemeKey: EnvironmentKey {
  static let defaultValue = "light"
}

private struct ContrastKey: EnvironmentKey {
  static let defaultValue: Int? = 1
}

extension EnvironmentValues {
  fileprivate var theme: String {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  fileprivate var contrast: Int? {
    get { self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
}

private struct Themed: View {
  @Environment(\.theme) private var theme
  var below: String?
  var tapped: Log?

  var body: some View {
    if let tapped {
      Button("\(theme)!") { tapped.lines.append(theme) }
      Text(theme)
        .onTapGesture { tapped.lines.append("\(theme) text") }
        .onAppear { tapped.lines.append("\(theme) appeared") }
    } else {
      Text(below.map { "\(theme) \($0)" } ?? theme)
    }
  }
}

private struct Nested: View {
  var body: some View { Themed() }
}

private struct Contrast: View {
  @Environment(\.contrast) private var contrast

  var body: some View { Text(contrast.map { "\($0)" } ?? "none") }
}

private struct Logged: View {
  @Environment(Log.self) private var log

  var body: some View { Text(log.lines.joined()) }
}

private struct MaybeLogged: View {
  @Environment(Log.self) private var log: Log?

  var body: some View { Text(log?.lines.joined() ?? "no log") }
}

private final class Log {
  var lines: [String] = []
}
