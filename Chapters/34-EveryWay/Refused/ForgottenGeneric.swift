// Refused: a generic screen made without the clock (OURS-603)

@testable import EveryWay

func answer(_ name: String) -> String {
  #if !REPAIRED
    // expected-error@+2 {{missing argument for parameter 'clock' in call}}
    let screen = Generic.screen(
      client: ServerClient(), store: MemoryStore(), logger: ListLogger())
  #else
    let screen = Generic.screen(
      client: ServerClient(), clock: WallClock(), store: MemoryStore(), logger: ListLogger())
  #endif
  return screen.logIn(name)
}
