/// What the product detail feature shows to the outside.
public enum ProductFeature {}
