import Playground

protocol DataSource: AnyObject {
  var lines: [String] { get }
}

final class TableView {
  weak var dataSource: (any DataSource)?

  func rendered() -> [String] { dataSource?.lines ?? [] }
}

/// The same with an initializer: each source needs a table of its own.
final class FixedTableView {
  private let dataSource: any DataSource

  init(dataSource: any DataSource) { self.dataSource = dataSource }

  func rendered() -> [String] { dataSource.lines }
}

final class ListSource: DataSource {
  let lines: [String]

  init(_ lines: String...) { self.lines = lines }
}

/// Renders a source that no variable keeps after the call.
func renderedOnce(by table: TableView, _ line: String) -> [String] {
  let source = ListSource(line)
  table.dataSource = source
  return withExtendedLifetime(source) { table.rendered() }
}

/// A table outlives its source.
func lifetimes() -> [String] {
  let lifetimes = Lifetimes()
  let table = lifetimes.watch("table", TableView())
  lifetimes.moment("make the table")
  func fill() {
    let source = lifetimes.watch("source", ListSource("bread"))
    table.dataSource = source
    withExtendedLifetime(source) { lifetimes.moment("set the source") }
  }
  fill()
  lifetimes.moment("leave the function")
  return withExtendedLifetime(table) { lifetimes.timeline }
}
