/// Combines the views between two braces, with `if` and `else`.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View {
    Group(elements: { group(repeat each content) })
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  public static func buildOptional(_ content: (some View)?) -> some View {
    Group(elements: { content?.evaluated() ?? [] })
  }

  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second>
  {
    .second(second)
  }

  private static func group<each Content: View>(_ content: repeat each Content) -> [Element] {
    var elements: [Element] = []
    for view in repeat each content { elements += view.evaluated() }
    return elements
  }
}

/// One of two views, for `if` with `else`.
public enum Either<First: View, Second: View>: DrawnView {
  case first(First)
  case second(Second)

  var elements: [Element] {
    switch self {
    case .first(let view): view.evaluated()
    case .second(let view): view.evaluated()
    }
  }
}

private struct Group: DrawnView {
  let evaluate: () -> [Element]

  init(elements: @escaping () -> [Element]) { evaluate = elements }

  var elements: [Element] { evaluate() }
}
