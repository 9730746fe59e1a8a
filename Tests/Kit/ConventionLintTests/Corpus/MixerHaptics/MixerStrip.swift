typealias MixerStripDependencies = HasHaptics & HasLamps

struct MixerStrip<Dependencies: MixerStripDependencies> {
  let dependencies: Dependencies
  let index: Int

  func blink() {
    dependencies.lamps.flash(index)
  }
}
