/// The filter as it came into the review: it asks its container for each pixel.
enum Before {
  struct SoldOutFilter {
    let dependencies: any ToneDependency

    func dim(_ photo: [Int]) -> [Int] {
      photo.map { pixel in dependencies.tone.dim(pixel) }
    }
  }
}
