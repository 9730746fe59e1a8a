import Sound

extension Effect {
  func explode() {
    play()
    dependencies.vibration.pulse()
  }
}

struct Fireworks {
  var count: Int

  func run<Container>(_ effect: Effect<Container>) {
    for _ in 0..<count { effect.explode() }
  }
}
