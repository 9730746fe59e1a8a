// What is special here: a leaf is used only by the default implementation of a protocol to which the screen conforms, through its associated type.
protocol Reporter { func send(_ text: String) }
protocol Texts { func text(_ key: String) -> String }

protocol HasReporter { var reporter: any Reporter { get } }
protocol HasTexts { var texts: any Texts { get } }

protocol Reporting {
  associatedtype Services: HasReporter
  var dependencies: Services { get }
}

extension Reporting {
  func report(_ text: String) { dependencies.reporter.send(text) }
}

typealias CrashScreenDependencies = HasTexts
  & HasReporter

struct CrashScreen<Dependencies: CrashScreenDependencies>: Reporting {
  let dependencies: Dependencies

  func show() -> String {
    let text = dependencies.texts.text("crash")
    report(text)
    return text
  }
}
