// What is special here: a leaf of the public feature is used only by another module's extension of it.
public protocol Mixer { func mix(_ name: String, _ volume: Double) }
public protocol Vibration { func pulse() }
public protocol HasMixer { var mixer: any Mixer { get } }
public protocol HasVibration { var vibration: any Vibration { get } }

public typealias EffectDependencies = HasMixer & HasVibration

public struct Effect<Dependencies: EffectDependencies> {
  public let dependencies: Dependencies
  public var name: String

  public init(dependencies: Dependencies, name: String) {
    self.dependencies = dependencies
    self.name = name
  }

  public func play() { dependencies.mixer.mix(name, 1) }
}
