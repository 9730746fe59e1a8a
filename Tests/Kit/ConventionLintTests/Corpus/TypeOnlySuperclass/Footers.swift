// What is special here: the superclass gets no instance of the dependencies, only their type, from which it reads a static member.
protocol Printer { func print(_ line: String) }
protocol HasVersion { static var version: String { get } }
protocol HasPrinter { var printer: any Printer { get } }

typealias FooterDependencies = HasVersion

class Footer<Dependencies: FooterDependencies> {
  let owner: String
  init(owner: String) { self.owner = owner }
  var text: String { "\(owner) \(Dependencies.version)" }
}

typealias PrintedFooterDependencies = FooterDependencies & HasPrinter

final class PrintedFooter<Dependencies: PrintedFooterDependencies>: Footer<Dependencies> {
  private let dependencies: Dependencies

  init(dependencies: Dependencies, owner: String) {
    self.dependencies = dependencies
    super.init(owner: owner)
  }

  func print() { dependencies.printer.print(text) }
}
