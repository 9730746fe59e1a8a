// Refused: the feature of an early revision, whose alias names a part that doesn't exist (CPDI-110)
// modes: 5 6
// alone: the code of an early revision as printed

public protocol TrackingDependency {}
public protocol LoggingDependency {}

public typealias PDPViewExternalDependencies = TrackingDependency
public typealias PDPDataRepositoryDependencies = LoggingDependency

#if !REPAIRED
  // expected-error@+1 {{cannot find type 'PDPExternalDependencies' in scope}}
  public typealias PDPFeatureDependencies = PDPExternalDependencies & PDPDataRepositoryDependencies
#else
  public typealias PDPFeatureDependencies =
    PDPViewExternalDependencies & PDPDataRepositoryDependencies
#endif
