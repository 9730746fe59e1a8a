// What is special here: the child is created in an if of a result builder, and its leaf is listed in place of its alias.
protocol Element { func render() -> String }

@resultBuilder
enum PageBuilder {
  static func buildExpression(_ element: any Element) -> [any Element] { [element] }
  static func buildBlock(_ parts: [any Element]...) -> [any Element] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [any Element]?) -> [any Element] { part ?? [] }
}

struct Text: Element {
  let text: String
  func render() -> String { text }
}

protocol Offers { func best() -> String }
protocol Account { var isMember: Bool { get } }
protocol OffersDependency { var offers: any Offers { get } }
protocol AccountDependency { var account: any Account { get } }

typealias OfferBannerDependencies = OffersDependency

struct OfferBanner<Dependencies: OfferBannerDependencies>: Element {
  let dependencies: Dependencies
  func render() -> String { "* \(dependencies.offers.best()) *" }
}

typealias PageDependencies = AccountDependency
  & OffersDependency

struct Page<Dependencies: PageDependencies>: Element {
  let dependencies: Dependencies
  let title: String

  @PageBuilder
  private var content: [any Element] {
    Text(text: title)
    if dependencies.account.isMember {
      OfferBanner(dependencies: dependencies)
    }
  }

  func render() -> String { content.map { $0.render() }.joined() }
}
