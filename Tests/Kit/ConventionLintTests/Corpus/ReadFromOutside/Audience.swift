struct Audience {
  var mood: Int

  func leave<D>(_ stage: Stage<D>?) {
    guard mood > 3, let count = stage?.played else { return }
    stage?.dependencies.applause.clap(count)
  }
}
