import TextUI

typealias AutoExpanderDependencies = ExpandingDependency
  & LoggingDependency

/// Owns the helper, and gets the dependencies in its initializer.
struct AutoExpander<Dependencies: AutoExpanderDependencies> {
  let dependencies: Dependencies

  func expanding(_ content: some View) -> some View {
    VStack {
      content
      Text(dependencies.expansion.isExpanded ? "Green tea, 100 g" : "…")
    }
    .onTapGesture(perform: toggle)
  }

  private func toggle() {
    dependencies.expansion.isExpanded.toggle()
    dependencies.logger.log("expanded: \(dependencies.expansion.isExpanded)")
  }
}
