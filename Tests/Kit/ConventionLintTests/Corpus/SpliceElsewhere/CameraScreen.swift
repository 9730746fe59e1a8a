// What is special here: the splice serves the right screen, but is in a file of its own.
typealias CameraScreenExternalDependencies = HasStorage

typealias CameraScreenDependencies = HasStorage
  & HasRoll

final class CameraScreen<External: CameraScreenExternalDependencies> {
  private let dependencies: SplicedCameraScreenDependencies<External>

  init(dependencies: External) {
    self.dependencies = SplicedCameraScreenDependencies(dependencies: dependencies)
  }

  func shoot() {
    dependencies.roll.frames += 1
    dependencies.storage.save("frame \(dependencies.roll.frames)")
  }
}
