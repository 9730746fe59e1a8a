import Core

protocol HasColors { var color: String { get } }

typealias RowDependencies = HasColors

struct Row<Dependencies: RowDependencies> {
  let dependencies: Dependencies
  func draw() -> String { dependencies.color }
}

typealias PlainListDependencies = RowDependencies

struct PlainList<Dependencies: PlainListDependencies> {
  let dependencies: Dependencies
  func draw() -> [String] { [Row(dependencies: dependencies).draw()] }
}
