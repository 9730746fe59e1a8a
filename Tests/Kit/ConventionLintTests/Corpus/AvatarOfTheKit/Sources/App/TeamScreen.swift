import Kit

protocol Team { func names() -> [String] }
protocol TeamDependency { var team: any Team { get } }

typealias TeamScreenDependencies = ImagesDependency
  & TeamDependency

struct TeamScreen<Dependencies: TeamScreenDependencies> {
  let dependencies: Dependencies

  func draw() -> [String] {
    let cover = dependencies.images.image("cover")
    let rows = dependencies.team.names().map { name in
      name + AvatarView(dependencies: dependencies).draw()
    }
    return [cover] + rows
  }
}
