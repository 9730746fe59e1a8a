import Numbers

/// The app's object. Its services are properties.
final class AppServices {
  var aService: any AServicing
  var bService: any BServicing

  init(aService: any AServicing, bService: any BServicing) {
    self.aService = aService
    self.bService = bService
  }
}

/// The type that the chat library requires.
struct ChatServices: AServiceProviding, BServiceProviding {
  let services: AppServices

  func aService() -> any AServicing { services.aService }
  func bService() -> any BServicing { services.bService }
}
