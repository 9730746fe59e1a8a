/// The conventions of composed protocols, as rules over an outline.
public enum ConventionLint {}
