/// The measurements that are built in.
public enum PrincipleMeasurements {
  public static let builtIn: [any PrincipleMeasurement] = [
    ResponsibilityMeasurement(),
    ClosedFilesMeasurement(),
    ContractMeasurement(),
    InterfaceUseMeasurement(),
    PolicyMeasurement(),
  ]
}
