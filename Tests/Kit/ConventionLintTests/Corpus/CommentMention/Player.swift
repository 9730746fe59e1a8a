// What is special here: the member of the unused leaf occurs only in comments and in a plain string.
protocol Speaking { func say(_ text: String) }
protocol Vibrating { func buzz(_ times: Int) }
protocol Volume { var level: Double { get } }

protocol HasSpeaker { var speaker: any Speaking { get } }
protocol HasHaptics { var haptics: any Vibrating { get } }
protocol HasVolume { var volume: any Volume { get } }

typealias PlayerDependencies =
  HasSpeaker
  & HasHaptics
  & HasVolume

/// Plays a text. Long ago `dependencies.haptics.buzz(2)` told the user when it was over.
final class Player<Dependencies: PlayerDependencies> {
  private let dependencies: Dependencies
  private var played: [String] = []

  init(dependencies: Dependencies) {
    self.dependencies = dependencies
  }

  func play(_ text: String) {
    guard dependencies.volume.level > 0 else {
      played.append("muted, see haptics")
      return
    }
    // dependencies.haptics.buzz(1)
    dependencies.speaker.say(text)
    /* and afterwards haptics */
    played.append(text)
  }

  var summary: String { played.joined(separator: "\n") }
}
