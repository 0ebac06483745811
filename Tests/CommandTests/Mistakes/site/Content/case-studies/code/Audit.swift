// #region protocol
protocol Audit {
  func record(_ text: String)
}
// #endregion

// #region silent
struct SilentAudit: Audit {
  func record(_ text: String) {}
}
// #endregion
