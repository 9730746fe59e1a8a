import Kit

typealias RootDependencies = HasTheme
  & PlayerDependencies
  & SeekbarDependencies

struct Root<Dependencies: RootDependencies> {
  let dependencies: Dependencies

  func open(_ title: String) -> String {
    let player = Player(dependencies: dependencies, title: title)
    return "\(player.start()) / \(player.seekbar.position) in \(dependencies.theme.name)"
  }
}
