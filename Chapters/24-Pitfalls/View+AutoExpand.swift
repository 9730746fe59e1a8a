import TextUI

// The helper shows the whole text after a tap, and hides it after the next one.

typealias View_autoExpandDependencies = ExpandingDependency
  & LoggingDependency

extension View {
  func autoExpand<Dependencies: View_autoExpandDependencies>(
    dependencies: Dependencies
  ) -> some View {
    VStack {
      self
      Text(dependencies.expansion.isExpanded ? "Green tea, 100 g" : "…")
    }
    .onTapGesture {
      dependencies.expansion.isExpanded.toggle()
      dependencies.logger.log("expanded: \(dependencies.expansion.isExpanded)")
    }
  }
}
