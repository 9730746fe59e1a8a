/// Combines the views between two braces, with `if` and `else`.
@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View {
    Group(elements: { group(repeat each content, in: $0) })
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  public static func buildOptional(_ content: (some View)?) -> some View {
    Group(elements: { content?.evaluated(in: $0) ?? [] })
  }

  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second>
  {
    .second(second)
  }

  private static func group<each Content: View>(
    _ content: repeat each Content, in values: EnvironmentValues
  ) -> [Element] {
    var elements: [Element] = []
    for view in repeat each content { elements += view.evaluated(in: values) }
    return elements
  }
}

/// One of two views, for `if` with `else`.
public enum Either<First: View, Second: View>: DrawnView {
  case first(First)
  case second(Second)

  func elements(in values: EnvironmentValues) -> [Element] {
    switch self {
    case .first(let view): view.evaluated(in: values)
    case .second(let view): view.evaluated(in: values)
    }
  }
}

private struct Group: DrawnView {
  let evaluate: (EnvironmentValues) -> [Element]

  init(elements: @escaping (EnvironmentValues) -> [Element]) { evaluate = elements }

  func elements(in values: EnvironmentValues) -> [Element] { evaluate(values) }
}
