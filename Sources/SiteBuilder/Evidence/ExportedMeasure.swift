/// A measure of the export that isn't particular to a principle; the raw values are keys that stay the same.
enum ExportedMeasure: String, CaseIterable, Sendable {
  case isStale
  case isCompiled
  case files
  case lines
  case programs
  case passedPrograms
  case relations
  case isMet
  case isClosed
  case existingFiles
  case addedInExisting
  case removedInExisting
  case newFiles
  case addedInNew
  case closure
  case glue
  case pairs
  case conflictingPairs
  case brokenPairs
  case requestsPerFile
  case requestsPerType
  case verdict
  case score
  case scoreBase
  case reading
  case isWorse

  /// The unit of its values.
  var unit: String {
    switch self {
    case .isStale, .isCompiled, .isMet, .isClosed, .reading, .isWorse: "answer"
    case .files, .existingFiles, .newFiles: "files"
    case .lines, .addedInExisting, .removedInExisting, .addedInNew, .glue: "lines"
    case .programs, .passedPrograms: "programs"
    case .relations: "relations"
    case .closure: "share"
    case .pairs, .conflictingPairs, .brokenPairs: "pairs"
    case .requestsPerFile, .requestsPerType: "requests"
    case .verdict: "word"
    case .score, .scoreBase: "count"
    }
  }

  /// The definition, with the meaning of `item` if it has one.
  var definition: String {
    switch self {
    case .isStale: "Whether the study has changed since it was measured"
    case .isCompiled: "Whether the side compiles"
    case .files: "Files of the side"
    case .lines: "Lines of the side's files"
    case .programs: "Programs that were run on the side"
    case .passedPrograms: "Programs that did as expected"
    case .relations: "Relations between the side's types"
    case .isMet: "Whether the change request is met on the side"
    case .isClosed:
      "Whether the request is met only by new files, new declarations and up to three lines in the composition root"
    case .existingFiles: "Existing files that are edited or deleted; item: 'favoured', 'all' or 'refactoring' for a sum"
    case .addedInExisting: "Lines added in existing files; item as for existingFiles"
    case .removedInExisting: "Lines removed in existing files; item as for existingFiles"
    case .newFiles: "Files created; item as for existingFiles"
    case .addedInNew: "Lines of the new files; item as for existingFiles"
    case .closure: "addedInNew / (addedInNew + addedInExisting + removedInExisting); item as for existingFiles"
    case .glue: "Lines added in drivers, which no cost includes"
    case .pairs: "Pairs of change requests"
    case .conflictingPairs: "Pairs that git can't merge; item: the numbers of both requests for a single pair"
    case .brokenPairs: "Pairs that merge and then don't compile; item as for conflictingPairs"
    case .requestsPerFile: "Requests that edit a file; item: the file"
    case .requestsPerType: "Requests that edit a type; item: the type"
    case .verdict: "The verdict on the claim to follow the principle"
    case .score: "The count that the verdict rests on; item: its key"
    case .scoreBase: "The number of things that the score counts from; item: the score's key"
    case .reading:
      "Whether the rule holds; item: 'declared', or what counts besides: 'adverse', 'root' or 'adverseAndRoot'"
    case .isWorse: "Whether the measure is worse after; item: the measure"
    }
  }
}
