// What is special here: a static constant, a computed property and a nested type stand before `dependencies`, and none is in the memberwise initializer.
protocol Avatars { func avatar(size: Int) -> String }
protocol AvatarDependency { var avatars: any Avatars { get } }
protocol NameDependency { var name: String { get } }

typealias ProfileHeaderDependencies = AvatarDependency
  & NameDependency

struct ProfileHeader<Dependencies: ProfileHeaderDependencies> {
  enum Style { case large, small }

  static var standardSize: Int { 40 }

  var headline: String { dependencies.name.uppercased() }

  let dependencies: Dependencies
  var style = Style.small

  func draw() -> String {
    let size = style == .large ? Self.standardSize * 2 : Self.standardSize
    return headline + dependencies.avatars.avatar(size: size)
  }
}
