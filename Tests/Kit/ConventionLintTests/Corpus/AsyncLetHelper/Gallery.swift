// What is special here: the helper is a global async function that is called in an async let.
struct Picture: Sendable { let id: Int }
protocol Images: Sendable { func load(_ id: Int) async -> Picture }
protocol Gauge: Sendable { func record(_ count: Int) }
protocol ImagesDependency: Sendable { var images: any Images { get } }
protocol GaugeDependency: Sendable { var gauge: any Gauge { get } }

typealias PrefetchDependencies = ImagesDependency

func prefetch(dependencies: some PrefetchDependencies, ids: [Int]) async -> [Picture] {
  var pictures: [Picture] = []
  for id in ids { pictures.append(await dependencies.images.load(id)) }
  return pictures
}

typealias GalleryDependencies = GaugeDependency & ImagesDependency

struct Gallery<Dependencies: GalleryDependencies>: Sendable {
  let dependencies: Dependencies

  func cover() async -> Picture { await dependencies.images.load(0) }

  func open() async -> [Picture] {
    async let first = cover()
    async let rest = prefetch(dependencies: dependencies, ids: [1, 2, 3])
    let all = await [first] + rest
    dependencies.gauge.record(all.count)
    return all
  }
}
