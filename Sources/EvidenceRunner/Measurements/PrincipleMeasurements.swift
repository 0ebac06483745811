/// The measurements that are built in.
public enum PrincipleMeasurements {
  /// One measurement for each of the five principles.
  public static let builtIn: [any PrincipleMeasurement] = [
    ResponsibilityMeasurement(),
    ClosedFilesMeasurement(),
    ContractMeasurement(),
    InterfaceUseMeasurement(),
    PolicyMeasurement(),
  ]
}
