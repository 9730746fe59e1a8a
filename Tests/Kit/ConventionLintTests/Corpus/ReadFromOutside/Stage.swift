// What is special here: the second leaf is read from the feature's dependencies by another type, in another file, through an optional.
protocol Scene { func load(_ name: String) -> String }
protocol Applause { func clap(_ times: Int) }
protocol HasScene { var scene: any Scene { get } }
protocol HasApplause { var applause: any Applause { get } }

typealias StageDependencies = HasScene & HasApplause

final class Stage<Dependencies: StageDependencies> {
  let dependencies: Dependencies
  private(set) var played = 0

  init(dependencies: Dependencies) { self.dependencies = dependencies }

  func play(_ name: String) -> String {
    played += 1
    return dependencies.scene.load(name)
  }
}
