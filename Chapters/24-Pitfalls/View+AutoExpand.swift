import TextUI

// snippet.helper
/// A helper's alias is called after the type and the function, and stands in the helper's file.
typealias View_autoExpandDependencies = ExpandingDependency
  & LoggingDependency

extension View {
  /// Shows the view in full once it was tapped, and in short at the next tap.
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
// snippet.end
