protocol Storage { func save(_ name: String) }
final class Roll { var frames = 0 }

protocol HasStorage { var storage: any Storage { get } }
protocol HasRoll { var roll: Roll { get } }

struct SplicedCameraScreenDependencies<External: CameraScreenExternalDependencies>: CameraScreenDependencies {
  let dependencies: External
  let roll = Roll()
  var storage: any Storage { dependencies.storage }
}
