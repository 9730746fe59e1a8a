// What is special here: a type in the app takes the alias of a type of another module by its full name, in a `some` of its initializer.
public protocol Texts { func text(_ key: String) -> String }
public protocol HasTexts { var texts: any Texts { get } }

public typealias LegalNoticeDependencies = HasTexts

public final class LegalNotice {
  private let text: String
  public init(dependencies: some LegalNoticeDependencies) { text = dependencies.texts.text("legal") }
  public func draw() -> String { text }
}
