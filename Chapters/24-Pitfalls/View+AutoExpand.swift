import TextUI

// A tap on the helper shows the full text, and the next tap hides it.

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
