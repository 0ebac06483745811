/// How much a study asks of its reader.
public enum Difficulty: String, Sendable, CaseIterable {
  case introductory
  case intermediate
  case advanced
}
