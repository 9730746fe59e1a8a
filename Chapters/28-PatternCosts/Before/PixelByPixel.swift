/// The filter under review: it reads the tone from its container for each pixel.
enum Before {
  struct SoldOutFilter {
    let dependencies: any ToneDependency

    func dim(_ photo: [Int]) -> [Int] {
      photo.map { pixel in dependencies.tone.dim(pixel) }
    }
  }
}
