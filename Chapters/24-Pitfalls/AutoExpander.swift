import TextUI

// snippet.expander
typealias AutoExpanderDependencies = ExpandingDependency
  & LoggingDependency

/// Vends the helper, and got what it needs when it was made.
struct AutoExpander<Dependencies: AutoExpanderDependencies> {
  let dependencies: Dependencies

  func expanding(_ content: some View) -> some View {
    VStack {
      content
      Text(dependencies.expansion.isExpanded ? "Size 42, blue" : "…")
    }
    .onTapGesture(perform: toggle)
  }

  private func toggle() {
    dependencies.expansion.isExpanded.toggle()
    dependencies.logger.log("expanded: \(dependencies.expansion.isExpanded)")
  }
}
// snippet.end
