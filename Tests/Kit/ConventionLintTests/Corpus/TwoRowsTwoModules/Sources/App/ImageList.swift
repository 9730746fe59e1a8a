import Core

typealias ImageListDependencies = Core.RowDependencies

struct ImageList<Dependencies: ImageListDependencies> {
  let dependencies: Dependencies
  let ids: [Int]

  func draw() -> [String] {
    let row = Core.Row(dependencies: dependencies)
    return ids.map { row.draw($0) }
  }
}
