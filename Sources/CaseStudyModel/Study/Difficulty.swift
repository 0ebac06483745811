/// The knowledge a study requires of its reader.
public enum Difficulty: String, Sendable, CaseIterable {
  case introductory
  case intermediate
  case advanced
}
