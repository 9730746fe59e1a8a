typealias MixerDependencies = HasFaders
  & HasHaptics
  & MixerStripDependencies

struct Mixer<Dependencies: MixerDependencies> {
  let dependencies: Dependencies

  func mute() {
    for index in 0..<dependencies.faders.count {
      dependencies.faders.set(index, to: 0)
      MixerStrip(dependencies: dependencies, index: index).blink()
    }
  }
}
