import Playground
import Testing

@Suite("SingletonStages: what runs before the body of `init`")
struct InitialValueTests {
  private static let log = Log()

  private struct App {
    let client: Void = log.note("make the client")

    init() { log.note("configure") }
  }

  @Test("A property's initial value is made before the body of `init` runs")
  func initialValue() {
    _ = App()
    #expect(Self.log.lines == ["make the client", "configure"])
  }
}
