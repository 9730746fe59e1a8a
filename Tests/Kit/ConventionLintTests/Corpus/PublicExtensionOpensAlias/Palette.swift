// What is special here: the helper method has no access word of its own and is public only through its `public extension`, so its alias must stay public.
public protocol Appearance { func isDark() -> Bool }
public protocol HasAppearance { var appearance: any Appearance { get } }

public typealias Palette_tintDependencies = HasAppearance

public struct Palette {
  public let light: String
  public let dark: String

  public init(light: String, dark: String) {
    self.light = light
    self.dark = dark
  }
}

public extension Palette {
  func tint(dependencies: some Palette_tintDependencies) -> String {
    dependencies.appearance.isDark() ? dark : light
  }
}
