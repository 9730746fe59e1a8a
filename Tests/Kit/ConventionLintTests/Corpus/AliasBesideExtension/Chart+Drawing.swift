typealias ChartDependencies = HasPoints & HasScale

extension Chart {
  enum Mark { case bar(Double), gap }

  var marks: [Mark] {
    dependencies.points.values().map { value in
      value.isNaN ? .gap : .bar(dependencies.scale.scaled(value))
    }
  }

  func draw() -> String {
    title + marks.map { mark in
      switch mark {
      case .bar(let height): "|\(height)"
      case .gap: "|"
      }
    }.joined()
  }
}
