/// Works out which requirements each scope carries for the scopes inside it.
public enum RequirementsCarrier {}
