// What is special here: the subclass has no property of its own and lists the superclass's leaf in place of its alias.
protocol Tracking { func appeared(_ name: String) }
protocol Profiles { func save(_ name: String) }

protocol TrackingDependency { var tracker: any Tracking { get } }
protocol ProfilesDependency { var profiles: any Profiles { get } }

typealias FormControllerDependencies = TrackingDependency

class FormController<Dependencies: FormControllerDependencies> {
  let dependencies: Dependencies
  init(dependencies: Dependencies) { self.dependencies = dependencies }
  func appear() { dependencies.tracker.appeared("form") }
}

typealias EditProfileControllerDependencies = ProfilesDependency
  & TrackingDependency

final class EditProfileController<Dependencies: EditProfileControllerDependencies>
  : FormController<Dependencies>
{
  private var name = ""

  override init(dependencies: Dependencies) {
    super.init(dependencies: dependencies)
  }

  func done() { dependencies.profiles.save(name) }
}
