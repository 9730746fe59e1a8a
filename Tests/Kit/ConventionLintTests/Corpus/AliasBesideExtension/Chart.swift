// What is special here: the alias is in the file of the type's big extension, not in that of the type itself.
protocol Points { func values() -> [Double] }
protocol Scale { func scaled(_ value: Double) -> Double }
protocol HasPoints { var points: any Points { get } }
protocol HasScale { var scale: any Scale { get } }

struct Chart<Dependencies: ChartDependencies> {
  let dependencies: Dependencies
  var title: String
}
