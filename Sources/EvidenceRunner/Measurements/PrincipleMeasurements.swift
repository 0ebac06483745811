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

extension [any PrincipleMeasurement] {
  /// The measurements that give the verdicts: if two are for one principle, the later one.
  package var inForce: [any PrincipleMeasurement] {
    let principles = map(\.principle)
    return indices.filter { !principles[($0 + 1)...].contains(principles[$0]) }.map { self[$0] }
  }
}
