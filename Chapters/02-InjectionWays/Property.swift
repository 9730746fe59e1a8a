import Playground

protocol DataSource: AnyObject {
  var lines: [String] { get }
}

final class TableView {
  weak var dataSource: (any DataSource)?

  func rendered() -> [String] { dataSource?.lines ?? [] }
}

/// The same table with initializer injection, so each source needs its own table.
final class FixedTableView {
  private let dataSource: any DataSource

  init(dataSource: any DataSource) { self.dataSource = dataSource }

  func rendered() -> [String] { dataSource.lines }
}

final class ListSource: DataSource {
  let lines: [String]

  init(_ lines: String...) { self.lines = lines }
}

/// Renders a source that is released when the function returns.
func renderTemporarySource(_ line: String, in table: TableView) -> [String] {
  let source = ListSource(line)
  table.dataSource = source
  return withExtendedLifetime(source) { table.rendered() }
}

/// The lifetimes of a table and of a source that is freed before the table.
func lifetimes() -> [String] {
  let lifetimes = Lifetimes()
  let table = lifetimes.watch("table", TableView())
  lifetimes.moment("make the table")
  func setTemporarySource() {
    let source = lifetimes.watch("source", ListSource("bread"))
    table.dataSource = source
    withExtendedLifetime(source) { lifetimes.moment("set the source") }
  }
  setTemporarySource()
  lifetimes.moment("leave the function")
  return withExtendedLifetime(table) { lifetimes.timeline }
}
