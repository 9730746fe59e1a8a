// Written by carry. What is changed here by hand is lost at the next build.
// swift-format-ignore-file

import Scopes

protocol CODEGEN_PanelRequirements {}

public protocol CODEGEN_PluginRequirements {}

extension PluginResource {
  public var name: String { injected.name }
}
