// What is special here: the type with the unused leaf is local to a function.
protocol Noise { func value(_ index: Int) -> Double }
protocol Seed { var seed: Int { get } }
protocol NoiseProviding { var noise: any Noise { get } }
protocol SeedProviding { var seeds: any Seed { get } }

struct FlatNoise: Noise {
  func value(_ index: Int) -> Double { 0.5 }
}

struct FixedSeed: Seed {
  let seed = 7
}

struct SampleContainer: NoiseProviding, SeedProviding {
  let noise: any Noise = FlatNoise()
  let seeds: any Seed = FixedSeed()
}

func samples(_ count: Int) -> [Double] {
  typealias WaveDependencies = NoiseProviding & SeedProviding

  struct Wave<Dependencies: WaveDependencies> {
    let dependencies: Dependencies
    func points(_ count: Int) -> [Double] {
      (0..<count).map { dependencies.noise.value($0) }
    }
  }

  return Wave(dependencies: SampleContainer()).points(count)
}
