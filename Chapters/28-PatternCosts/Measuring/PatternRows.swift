import Scopes

enum PatternRows {
  /// Every row of the table, in order, with new objects that share one leaf.
  @MainActor
  static func all() -> [Row] {
    let leaf = Leaf()
    return patterns(leaf) + chains() + growth(leaf) + leaves(leaf)
  }

  @MainActor
  private static func patterns(_ leaf: Leaf) -> [Row] {
    let app = Composition.App(leaf: leaf)
    let client = Constructor.ServerAPIClient(leaf: leaf)
    let service = Deps3Object.AService(leaf: leaf)
    let logger = CompositionOfAny.Logger(leaf: leaf)
    return [
      Row(nil, "direct concrete call", DirectModel(leaf: leaf)),
      Row(
        2, "constructor, generic, specialized",
        GenericConstructor.LoginViewModel(client: Constructor.ServerAPI(leaf: leaf))),
      Row(
        2, "constructor, existential, struct",
        Constructor.LoginViewModel(client: Constructor.ServerAPI(leaf: leaf))),
      Row(
        2, "constructor, existential, class", Constructor.LoginViewModel(client: client)),
      Row(3, "static let shared", Stages.SwiftStage.LoginViewModel()),
      Row(3, "static var shared", Stages.GlobalStage.LoginViewModel()),
      Row(nil, "lock-guarded shared", Stages.LockedStage.LoginViewModel()),
      Row(3, "task-local shared", Stages.TaskLocalStage.LoginViewModel()),
      Row(5, "closure adapter", FunctionAdapter.closure(leaf)),
      Row(5, "method reference", FunctionAdapter.methodReference(leaf)),
      Row(
        nil, "struct of closures",
        StructOfClosures.LoginViewModel(api: StructOfClosures.ServerAPI(of: leaf))),
      Row(9, "3 decorators, generic", Decorating.threeGeneric(leaf)),
      Row(9, "3 decorators, existential", Decorating.kinds(3, leaf)),
      Row(13, "dependency rejection", Rejection.Root(outside: leaf)),
      Row(
        16, "Deps3 object", Deps3Object.CService(deps: Deps3Object.Deps(aService: service))
      ),
      Row(17, "Deps4 object", Deps4Object.Deps(aService: service).cService),
      Row(18, "composed, specialized", Composition.Specialized(app)),
      Row(18, "composed, unspecialized", Composition.Unspecialized(app)),
      Row(18, "composed, existential", Composition.Existential(app)),
      Row(
        18, "composed, specialized, any Logging",
        CompositionOfAny.Specialized(CompositionOfAny.App(logger: logger))),
      Row(nil, "service locator", Locator.LoginViewModel(locator(client))),
      Row(nil, "named service locator", Locator.NamingViewModel(named(client))),
    ]
  }

  private static func locator(_ client: any Constructor.LoginClient) -> Locator.ServiceLocator {
    let locator = Locator.ServiceLocator()
    locator.register(client, as: (any Constructor.LoginClient).self)
    return locator
  }

  private static func named(_ client: any Constructor.LoginClient) -> Locator.NamedLocator {
    let locator = Locator.NamedLocator()
    locator.register(client, as: (any Constructor.LoginClient).self)
    return locator
  }

  /// The depth is the number of scopes between the scope that has the leaf and the one that calls it.
  private static func chains() -> [Row] {
    typealias Chain = ScopeChain
    let app = Chain.AppResource(injecting: NilResource())
    let four = Chain.four(app)
    let eight = Chain.four(four)
    let sixteen = Chain.four(Chain.four(eight))
    let thirtyTwo = Chain.four(Chain.four(Chain.four(Chain.four(sixteen))))
    return [
      Row(25, "Resource chain, depth 1", Chain.list(Chain.one(app))),
      Row(25, "Resource chain, depth 2", Chain.list(Chain.two(app))),
      Row(25, "Resource chain, depth 4", Chain.list(four)),
      Row(25, "Resource chain, depth 8", Chain.list(eight)),
      Row(25, "Resource chain, depth 16", Chain.list(sixteen)),
      Row(25, "Resource chain, depth 32", Chain.list(thirtyTwo)),
    ].map { $0.in(.growth) }
  }

  private static func growth(_ leaf: Leaf) -> [Row] {
    let app = ManyProtocols.App(leaf: leaf)
    return [
      Row(9, "decorators, existential, 1", Decorating.kinds(1, leaf)),
      Row(9, "decorators, existential, 2", Decorating.kinds(2, leaf)),
      Row(9, "decorators, existential, 4", Decorating.kinds(4, leaf)),
      Row(9, "decorators, existential, 8", Decorating.kinds(8, leaf)),
      Row(9, "decorators, 8 of one kind", Decorating.oneKind(8, leaf)),
      Row(18, "composed, unspecialized, 1", ManyProtocols.One(app)),
      Row(18, "composed, unspecialized, 4", ManyProtocols.Four(app)),
      Row(18, "composed, unspecialized, 8", ManyProtocols.Eight(app)),
      Row(18, "composed, existential, 1", ManyProtocols.AnyOne(app)),
      Row(18, "composed, existential, 4", ManyProtocols.AnyFour(app)),
      Row(18, "composed, existential, 8", ManyProtocols.AnyEight(app)),
    ].map { $0.in(.growth) }
  }

  private static func leaves(_ leaf: Leaf) -> [Row] {
    let tiny = OtherLeaves.TinyLeaf(step: leaf.answer(0))
    let busy = OtherLeaves.BusyLeaf(step: leaf.answer(0))
    let tinyRows = [
      Row(nil, "tiny: direct", GenericConstructor.LoginViewModel(client: tiny)),
      Row(2, "tiny: existential", Constructor.LoginViewModel(client: tiny)),
      Row(nil, "tiny: service locator", Locator.LoginViewModel(locator(tiny))),
    ]
    let busyRows = [
      Row(nil, "busy: direct", GenericConstructor.LoginViewModel(client: busy)),
      Row(2, "busy: existential", Constructor.LoginViewModel(client: busy)),
      Row(nil, "busy: service locator", Locator.LoginViewModel(locator(busy))),
    ]
    return tinyRows.map { $0.in(.leaves, comparedWith: "tiny: direct") }
      + busyRows.map { $0.in(.leaves, comparedWith: "busy: direct") }
  }
}
