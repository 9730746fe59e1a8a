/// Computes how dark a pixel of a sold-out product gets.
protocol Toning {
  func dim(_ pixel: Int) -> Int
}

struct HalfTone: Toning {
  func dim(_ pixel: Int) -> Int { pixel / 2 }
}

struct QuarterTone: Toning {
  func dim(_ pixel: Int) -> Int { pixel / 4 }
}

protocol ToneDependency {
  var tone: any Toning { get }
}

struct SoldOutFilter {
  let dependencies: any ToneDependency

  func dim(_ photo: [Int]) -> [Int] {
    let tone = dependencies.tone
    return photo.map { pixel in tone.dim(pixel) }
  }
}

/// Reads the tone too early, in its initializer, so it keeps the old tone after a replacement.
struct StoredToneFilter {
  private let tone: any Toning

  init(dependencies: any ToneDependency) { tone = dependencies.tone }

  func dim(_ photo: [Int]) -> [Int] { photo.map { pixel in tone.dim(pixel) } }
}
