// What is special here: the parent that lists a leaf in place of the child's alias is a static factory method with `some`.
protocol Surveys { func questions() -> [String] }
protocol Tracking { func track(_ event: String) }

protocol HasSurveys { var surveys: any Surveys { get } }
protocol HasTracker { var tracker: any Tracking { get } }

typealias SurveyViewModelDependencies = HasSurveys

final class SurveyViewModel {
  private let questions: [String]
  init(dependencies: some SurveyViewModelDependencies) {
    questions = dependencies.surveys.questions()
  }
  var first: String? { questions.first }
}

typealias SurveyFactory_makeDependencies = HasTracker
  & HasSurveys

enum SurveyFactory {
  static func make(dependencies: some SurveyFactory_makeDependencies) -> SurveyViewModel {
    dependencies.tracker.track("survey")
    return SurveyViewModel(dependencies: dependencies)
  }
}
