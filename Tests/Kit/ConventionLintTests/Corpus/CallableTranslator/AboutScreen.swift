// What is special here: the leaf's only member is `callAsFunction`, so its name never appears where it is used.
protocol Versioning { func version() -> String }

protocol HasTranslation { func callAsFunction(_ key: String) -> String }
protocol HasVersion { var versions: any Versioning { get } }

typealias AboutScreenDependencies = HasVersion
  & HasTranslation

struct AboutScreen<Dependencies: AboutScreenDependencies> {
  let dependencies: Dependencies

  func lines() -> [String] {
    [
      dependencies("about.title"),
      dependencies("about.version") + " " + dependencies.versions.version(),
    ]
  }

  func draw() -> String { lines().joined(separator: "\n") }
}
