// What is special here: the borrowed alias is hidden in a where clause below the header, and fits by chance.
protocol Faces { func face(_ name: String) -> String }
protocol Names { var current: String { get } }
protocol HasFaces { var faces: any Faces { get } }
protocol HasNames { var names: any Names { get } }

typealias ProfileDependencies = HasFaces & HasNames

struct Profile<Dependencies: ProfileDependencies> {
  let dependencies: Dependencies

  func show() -> String {
    let name = dependencies.names.current
    return dependencies.faces.face(name) + name
  }
}

struct Avatar<Dependencies>
where
  Dependencies: ProfileDependencies
{
  let dependencies: Dependencies
  let size: Int

  var image: String {
    "\(size):" + dependencies.faces.face(dependencies.names.current)
  }
}
