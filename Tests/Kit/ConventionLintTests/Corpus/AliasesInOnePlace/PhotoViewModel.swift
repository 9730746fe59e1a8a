// What is special here: one alias of the module is in a file with the leaves, far from its view model.
final class PhotoViewModel<Dependencies: PhotoViewModelDependencies> {
  private let dependencies: Dependencies
  private(set) var photos: [String] = []

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func load() async {
    photos = await dependencies.library.photos()
    dependencies.logger.log("loaded \(photos.count)")
  }
}
