import CaseStudyModel
import EvidenceMeasures

/// A run of a contract: one process for each conformer and clause.
struct ContractRun: Sendable, Equatable {
  /// The protocol or class that the conformers share.
  var name: String
  var clauses: [String] = []
  var conformers: [Row] = []
  /// Conformers that break a clause on purpose.
  var wrong: [Row] = []
  /// The code of each clause, by its name, as tokens.
  var clauseCode: [String: [String]] = [:]
  /// The code outside each clause on which its result depends, by the clause's name.
  var clauseHelpers: [String: [String: ClauseHelpers.Helper]] = [:]
  /// The types of the conformers that should keep the contract.
  var conformerTypes: [String] = []
  /// The conformers in the side's code that aren't tested, in alphabetical order.
  var missingConformers: [String] = []
  /// The values that the code creates in different ways from the contract, if all listed conformers keep it.
  var created: [Row] = []
  /// The conformers whose code can tell who creates or calls it, by name.
  var callerAware: [String] = []
  /// The conformers that hold an argument weakly or without ownership, by name.
  var weaklyHolding: [String] = []
  /// The conformers that keep an argument alive, by name.
  var keepingArguments: [String] = []
  /// The conformers that are objects with variables and without a lock, by name.
  var unlocked: [String] = []
  /// The conformers without a lock whose objects tasks may share, by name.
  var sharedUnlocked: [String] = []
  /// The conformers that have a lock, by name.
  var locked: [String] = []
  /// The conformers that test a variable, wait, and change it, by name.
  var testingBeforeWaiting: [String] = []
  /// The conformers that are created with an object that another conformer also gets, by name.
  var sharing: [String] = []
  /// The conformers that differ from others in changed clauses (`ClauseChange`), by name.
  var found: [Finding: Set<String>] = [:]
  /// The errors that each clause catches from each conformer, by the conformer's name.
  var caughtErrors: [String: [Set<String>]] = [:]
  /// The names in the patterns by which the side's code catches errors.
  var caughtNames: Set<String> = []
  /// The ways in which copies of the wrong conformers' values treat their state, by the names of the types.
  var wrongCopies: [String: Set<CopiedState.Kind>] = [:]
  /// The clauses that each conformer keeps if all are run in one process, by its name.
  var keptAfterOthers: [String: Set<String>] = [:]
  /// The clauses that each conformer keeps without their common preparation, by its name; empty if they have none.
  var keptUnprepared: [String: Set<String>] = [:]
  /// The mutants of the conformers that ran; `nil` if there are none.
  var mutants: Mutants?
  /// The reason why the contract couldn't be run; `nil` if it was.
  var problem: Problem?

  /// The mutants of conformers that ran, and those of them that a clause killed.
  struct Mutants: Sendable, Equatable {
    var tried: Int
    var killed: Int
    /// The conformers with a condition or a limit whose removal no clause notices, by name.
    var untestedConditions: [String] = []
  }

  /// A difference between conformers that changed clauses show.
  struct Finding: Sendable, Hashable {
    /// The key of its phrase in the catalogue.
    var key: String
    /// Whether conformers count that kept all clauses before.
    var concernsSound = false

    /// They break a clause when its literals are replaced, although another conformer keeps it.
    static let boundToLiterals = Finding(key: "boundToLiterals", concernsSound: true)
    /// They break a clause when its values are unusual, although another conformer keeps it.
    static let losingUnusualValues = Finding(key: "boundToLiterals")
    /// They break a clause that repeats its query, although another conformer keeps it.
    static let changedByReading = Finding(key: "changedByReading")
    /// They break a clause that makes its calls in another order or more often, gets a value which others have used, or
    /// compares answers from different times, although another conformer keeps it.
    static let changedByHistory = Finding(key: "changedByHistory")
    /// They break a clause whose closure may run only once, or that runs in a cancelled task, although another
    /// conformer keeps it.
    static let changedByCallers = Finding(key: "changedByCallers")
    /// They answer the original clauses like others, but differ from all of those with other input or other calls.
    static let unlikeTwins = Finding(key: "unlikeTwins")

    /// All findings, in the order in which pages name them.
    static let all = [
      boundToLiterals, losingUnusualValues, changedByReading, changedByHistory, changedByCallers, unlikeTwins,
    ]
  }

  /// A reason why a contract can't be run; the raw value is a key of the catalogue.
  enum Problem: String, Sendable {
    case doesNotCompile
    /// Its program ends before it has listed its conformers.
    case listsNothing
  }

  /// A conformer, with the outcome of each clause.
  struct Row: Sendable, Equatable {
    var name: String
    var outcomes: [RunEvidence.Outcome]
    /// The name of its type; `nil` if it is unknown.
    var type: String?
  }

  /// The clauses that no wrong conformer breaks, and that therefore prove nothing.
  var vacuousClauses: [String] {
    clauses.indices.filter { index in wrong.allSatisfy { $0.outcomes[index] == .passed } }.map { clauses[$0] }
  }

  /// Returns the names of the clauses that at least one of the conformers breaks.
  func brokenClauses(of rows: [Row]) -> [String] {
    clauses.indices.filter { index in rows.contains { $0.outcomes[index] != .passed } }.map { clauses[$0] }
  }

  /// The number of cells of conformers that should keep the contract.
  var cells: Int { conformers.count * clauses.count }
  /// The number of those cells in which the clause is broken.
  var brokenCells: Int { conformers.reduce(0) { $0 + $1.outcomes.count { $0 != .passed } } }

  /// Returns the matrix of conformers and clauses.
  func table(of side: Side) -> EvidenceTable {
    let good = conformers.map { row in
      EvidenceTable.Row(
        name: .verbatim(row.name),
        cells: row.outcomes.map { .init(.text(Self.key($0)), isGood: $0 == .passed) })
    }
    let bad = wrong.map { row in
      EvidenceTable.Row(
        name: .text("wrong", ["name": .name(row.name)]),
        cells: row.outcomes.map {
          .init($0 == .passed ? .text("kept") : .text("caught", ["outcome": .text(Self.key($0))]))
        })
    }
    return EvidenceTable(
      title: .text("contract", ["name": .name(name)]), side: side,
      columns: [.text("conformer")] + clauses.map(EvidencePhrase.verbatim), rows: good + bad)
  }

  private static func key(_ outcome: RunEvidence.Outcome) -> String {
    outcome == .passed ? "kept" : outcome == .failed ? "broken" : outcome.rawValue
  }
}
