import Playground

@testable import SplicingRubric

/// A row of the rubric: one program, written twice.
struct Pair: Sendable {
  typealias Users = @Sendable (App) -> [AnyObject]

  let scope: MemoryScope
  /// One dependency that they share, its type, and the file that declares both it and its leaf.
  let dependency: String
  let service: String
  let declared: String
  /// The files of each way. The first is that of who makes the dependency.
  let parameter: [String]
  let splice: [String]
  /// What those who share it have, once their owner is made: by parameter and by splice.
  let users: [Users]
  /// An app in another module that has the dependency.
  var app: String { "AppWith\(service)" }

  static let all = [
    Pair(
      .singleType, parameter: ["ProductDetailView"], splice: ["Before/SplicedProductDetailView"],
      {
        let repository = ProductDataRepository()
        return [ProductDetailView(dependencies: $0, productDataRepository: repository)]
          .map(\.productDataRepository)
      },
      {
        let splice = Before.SplicedProductDetailViewDependencies(
          externalDependencies: $0, productDataRepository: ProductDataRepository())
        return [Before.ProductDetailView(dependencies: splice)]
          .map(\.dependencies.productDataRepository)
      }),
    Pair(
      .directDescendants, "reviews", "Store", in: "Stores",
      parameter: ["ReviewForm"], splice: ["Before/SplicedReviewForm"],
      {
        let form = ReviewForm(dependencies: $0)
        return [form.reviews, form.button.reviews]
      },
      {
        let form = Before.ReviewForm(dependencies: .init(externalDependencies: $0))
        return [form.dependencies.reviews, form.button.dependencies.reviews]
      }),
    Pair(
      .nonAdjacentDescendants, "reviews", "Store", in: "Stores",
      parameter: ["Before/ReviewPageByParameter", "Before/ReviewFooterByParameter"],
      splice: ["ReviewPage", "ReviewFooter"],
      {
        let page = Before.ReviewPage(dependencies: $0)
        return [page.list.row.actions.reviews, page.footer.button.reviews]
      },
      {
        let page = ReviewPage(dependencies: .init(externalDependencies: $0))
        return [
          page.list.row.actions.dependencies.reviews, page.footer.button.dependencies.reviews,
        ]
      }),
    Pair(
      .entireFeature,
      parameter: ["Before/ProductPagesByParameter", "Before/ProductViewsByParameter"],
      splice: ["ProductPages", "ProductViews"],
      {
        let feature = Before.ProductPages(dependencies: $0)
        return [feature.overview().productDataRepository, feature.gallery().productDataRepository]
      },
      {
        let feature = ProductPages(externalDependencies: $0)
        return [feature.overview().dependencies, feature.gallery().dependencies]
          .map(\.productDataRepository)
      }),
    Pair(
      .global,
      parameter: ["Before/ProductOfTheDayByParameter", "Before/ProductViewsByParameter"],
      splice: ["ProductOfTheDayView", "ProductViews"],
      {
        let view = Before.ProductOfTheDayView(dependencies: $0)
        return [view.overview.productDataRepository, view.gallery.productDataRepository]
      },
      {
        let view = ProductOfTheDayView(dependencies: .init(externalDependencies: $0))
        return [view.overview.dependencies, view.gallery.dependencies].map(\.productDataRepository)
      }),
  ]

  private init(
    _ scope: MemoryScope, _ dependency: String = "productDataRepository",
    _ service: String = "ProductDataRepository", in declared: String = "ProductDataRepository",
    parameter: [String], splice: [String], _ users: Users...
  ) {
    (self.scope, self.dependency, self.service) = (scope, dependency, service)
    (self.declared, self.parameter, self.splice) = (declared, parameter, splice)
    self.users = users
  }

  /// Two owners are made, and let go: how many dependencies there were, and how many are gone.
  func lives(_ users: Users) -> Tally {
    let lifetimes = Lifetimes()
    let app = App()
    lifetimes.watch(dependency, each: users(app) + users(app))
    return lifetimes.tally
  }
}

/// How many places one writes for the first dependency, and for each further one.
struct Edits: Equatable {
  let one: Int
  let further: Int

  init(_ source: Source, for dependency: String) {
    one = source.edits(for: [dependency])
    further = one - source.edits(for: [])
  }
}

/// What was measured of a pair whose dependency has one accessibility.
struct Facts {
  let parameter: Edits
  let splice: Edits
  /// Of two owners that are made and let go, by parameter and by splice.
  let lives: [Tally]
  /// How many places one writes if the app brings it; nil if it should not live as long as the app.
  let app: Int?
  /// The files that the compiler refuses.
  let refused: Set<String>
  private let pair: Pair

  init(of pair: Pair, _ accessibility: Accessibility) async throws {
    self.pair = pair
    parameter = try Edits(Source(pair.parameter), for: pair.dependency)
    splice = try Edits(Source([pair.declared] + pair.splice), for: pair.dependency)
    lives = pair.users.map(pair.lives)
    let views = pair.splice.dropFirst()
    app =
      try lives.allSatisfy { $0.gone == 0 }
      ? Source([pair.declared, "Before/InTheApp"] + views).edits(for: [pair.dependency]) : nil
    refused = try await Reach.refused(accessibility)
  }

  /// The rule in More.md.
  var advice: String {
    if let app, app < min(parameter.one, splice.one), !refused.contains(pair.app) { return "N/A" }
    if ways == [false, false] { return "N/A" }
    if splice.one < parameter.one { return "Splice" }
    return splice.further < parameter.further ? "Maybe Splice" : "Separate Parameter"
  }

  /// Whether the compiler takes it by parameter, and by splice.
  var ways: [Bool] { [pair.parameter, pair.splice].map(refused.isDisjoint) }
}
