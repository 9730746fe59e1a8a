// What is special here: this extension was moved to MixerStrip, and the file kept its name.
extension MixerStrip {
  func tap() {
    dependencies.haptics.tap(strength: index + 1)
    blink()
  }
}
