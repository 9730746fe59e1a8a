// What is special here: the child is made in a closure, in an extension in another file than the alias.
typealias BedDependencies = SoilDependency

struct Bed<Dependencies: BedDependencies> {
  let dependencies: Dependencies
  let number: Int

  var isDry: Bool { dependencies.soil.moisture(at: number) < 0.2 }
}
