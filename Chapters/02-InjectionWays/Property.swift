// snippet.table
protocol DataSource: AnyObject {
  var lines: [String] { get }
}

/// Expensive to make, so it is kept and its data source is swapped. It does not own that source.
final class TableView {
  weak var dataSource: (any DataSource)?

  func rendered() -> [String] { dataSource?.lines ?? [] }
}

/// The same by constructor: another source is another table.
final class FixedTableView {
  private let dataSource: any DataSource

  init(dataSource: any DataSource) { self.dataSource = dataSource }

  func rendered() -> [String] { dataSource.lines }
}
// snippet.end

final class List: DataSource {
  let lines: [String]

  init(_ lines: String...) { self.lines = lines }
}

/// Renders a source that nobody keeps after that.
func renderedOnce(by table: TableView, _ line: String) -> [String] {
  let source = List(line)
  table.dataSource = source
  return withExtendedLifetime(source) { table.rendered() }
}
