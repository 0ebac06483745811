import CaseStudyModel
import SourceTrees

extension CaseStudy {
  /// Counts what the requests cost and keeps it with them, because every list of studies shows it.
  mutating func countRequestCosts(commands: [String: LanguageCommands]) {
    for (index, cost) in requestCosts(commands: commands).enumerated() { changeRequests[index].costs = cost }
  }

  /// Returns the cost of each request; counts it now where the study wasn't read by the site's loader.
  func requestCosts(in site: Site) -> [BothSides<RequestCost>] {
    let known = changeRequests.compactMap(\.costs)
    return known.count == changeRequests.count ? known : requestCosts(commands: site.configuration.verifiers)
  }

  /// Returns the lines that all requests add or remove in existing files of each side; `nil` where a cost is unknown.
  func editedLines(in site: Site) -> BothSides<Int>? {
    var lines = BothSides(before: 0, after: 0)
    for cost in requestCosts(in: site) {
      for side in Side.allCases {
        switch cost[side] {
        case .notAsked: continue
        case .inapplicable: return nil
        case .counted(let cost, _, _): lines[side] += cost.editedLines
        }
      }
    }
    return lines
  }
}
