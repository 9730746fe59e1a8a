// What is special here: a leaf has only a static requirement, used on the generic parameter and never on the property.
protocol Signing { func sign(_ path: String) -> String }

protocol EnvironmentProviding { static var host: String { get } }
protocol SigningProviding { var signer: any Signing { get } }

typealias EndpointFactoryDependencies = EnvironmentProviding
  & SigningProviding

struct EndpointFactory<Dependencies: EndpointFactoryDependencies> {
  let dependencies: Dependencies
  var version = 2

  func make(_ path: String) -> String {
    "https://\(Dependencies.host)/v\(version)/" + dependencies.signer.sign(path)
  }

  func image(_ name: String) -> String { make("images/\(name)") }
}
