import Scopes

// Whoever makes this scope is in another module, and meets what is listed.
public protocol PluginRequirements: Requirements, CODEGEN_PluginRequirements {
  var name: String { get }
}

public class PluginResource<I: PluginRequirements>: Resource<I>, PanelRequirements {}

protocol PanelRequirements: Requirements, CODEGEN_PanelRequirements {
  var name: String { get }
}
