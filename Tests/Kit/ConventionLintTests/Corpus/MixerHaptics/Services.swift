protocol Faders {
  var count: Int { get }
  func set(_ index: Int, to value: Double)
}
protocol Haptics { func tap(strength: Int) }
protocol Lamps { func flash(_ index: Int) }

protocol HasFaders { var faders: any Faders { get } }
protocol HasHaptics { var haptics: any Haptics { get } }
protocol HasLamps { var lamps: any Lamps { get } }
