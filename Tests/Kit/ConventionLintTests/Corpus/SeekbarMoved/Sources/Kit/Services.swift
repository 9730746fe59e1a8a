// What is special here: the call that made the seekbar was moved from Root into Player, and Root still lists it.
public protocol Audio {
  var seconds: Int { get }
  func play(_ title: String)
}
public protocol Gestures { var offset: Int { get } }
public protocol Theme { var name: String { get } }

public protocol HasAudio { var audio: any Audio { get } }
public protocol HasGestures { var gestures: any Gestures { get } }
public protocol HasTheme { var theme: any Theme { get } }
