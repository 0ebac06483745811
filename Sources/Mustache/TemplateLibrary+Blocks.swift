import CaseStudyModel

/// A block that a template gives to a parent that has none of that name.
public struct BlockWithoutParameter {
  /// The name of the block.
  public let name: String
  /// The name of the template with the block.
  public let template: String
  /// The name of the parent.
  public let parent: String
  /// The error at the block.
  public let error: TemplateError
}

extension TemplateLibrary {
  /// Returns an error for each block that a template gives to a parent that has none of that name, which would silently
  /// show nothing.
  public var blocksWithoutParameter: [BlockWithoutParameter] {
    var known: [String: BlockNames] = [:]
    return names.flatMap { name -> [BlockWithoutParameter] in
      guard let template = self[name] else { return [] }
      return template.body.inclusions.flatMap { inclusion -> [BlockWithoutParameter] in
        // Texts are added later, and the name of a dynamic parent is known only when it is rendered.
        guard inclusion.kind == .parent, inclusion.dynamicName == nil, self[inclusion.name] != nil else { return [] }
        let parameters = known[inclusion.name] ?? blocks(of: inclusion.name)
        known[inclusion.name] = parameters
        if parameters.isOpen { return [] }
        let unknown = inclusion.arguments.values.filter { !parameters.names.contains($0.name) }
        return unknown.sorted { $0.offset < $1.offset }.map { block in
          let nearest = nearestName(to: block.name, among: parameters.names)
          let error = template.error(
            at: block.offset,
            "Parent '\(inclusion.name)' has no block '\(block.name)'" + .didYouMean(nearest), about: block.name,
            nearest)
          return BlockWithoutParameter(name: block.name, template: name, parent: inclusion.name, error: error)
        }
      }
    }
  }

  /// Returns an error for each parent with text outside its blocks, which is never written.
  public var textOutsideBlocks: [TemplateError] {
    names.compactMap { self[$0] }.flatMap { template in
      template.body.inclusions.compactMap { inclusion in
        inclusion.ignoredText.map {
          template.error(at: $0, "Text inside parent '\(inclusion.name)' must be in one of its blocks to be shown")
        }
      }
    }
  }

  /// Returns an error for each partial and parent that some templates include and that doesn't exist, with the words
  /// that rendering has for it.
  /// - Parameters:
  ///   - templates: the names of the templates.
  ///   - others: the names that are defined elsewhere.
  public func undefinedInclusions(in templates: some Sequence<String>, besides others: [String]) -> [TemplateError] {
    let known = Set(others)
    return templates.compactMap { self[$0] }.flatMap { template in
      template.body.inclusions.filter {
        $0.dynamicName == nil && self[$0.name] == nil && forms(of: $0.name) == nil && !known.contains($0.name)
      }.map { inclusion in
        let nearest = nearestTemplate(to: inclusion.name, among: names + others)
        return template.error(
          at: inclusion.offset, .undefined(inclusion.kind.title, inclusion.name, nearest: nearest),
          about: inclusion.name, nearest)
      }
    }
  }

  /// The parts of the names of values in all templates.
  public var valueNames: Set<String> {
    Set(names.compactMap { self[$0] }.flatMap { $0.body.valueNames }.flatMap(\.parts))
  }

  /// Returns an error for each name of a value in some templates that is unknown and nearly a known one. Only rendering
  /// knows for sure which values there are.
  /// - Parameter known: the parts of the names of values.
  public func misspeltValues(in templates: some Sequence<String>, known: Set<String>) -> [TemplateError] {
    var spellings = KnownNames(known)
    return templates.compactMap { self[$0] }.flatMap { template in
      template.body.valueNames.compactMap { name -> TemplateError? in
        guard let part = name.parts.first(where: { !known.contains($0) }), let nearest = spellings.nearest(to: part),
          Fix.isTypingError(part, for: nearest)
        else { return nil }
        return template.error(
          at: name.offset, .undefined("Name", part, nearest: nearest), about: part, nearest)
      }
    }
  }

  /// Returns the templates that rendering some of them can't include. If a value names a template, it may be any
  /// template except one with a parent, which is a page.
  public func unreached(from templates: some Sequence<String>) -> Set<String> {
    let reached = templates.map { self.reached(from: $0) }
    let rest = Set(names).subtracting(reached.flatMap(\.names))
    return reached.contains(where: \.isOpen) ? rest.filter { outermostParent(of: $0) != $0 } : rest
  }

  /// Returns the template that a name most likely means. Other template languages name partials by their files.
  func nearestTemplate(to name: String, among names: [String]) -> String? {
    let stem = name.split(separator: "/").last.map { String($0.prefix { $0 != "." }) } ?? name
    let namesake = name.contains("/") ? nearestName(to: name, among: names) : nil
    return namesake ?? nearestName(to: stem, among: names)
  }

  /// Returns whether a template has a parent that doesn't exist.
  public func hasUndefinedParent(_ name: String) -> Bool {
    guard let parent = self[name]?.body.inclusions.first(where: { $0.kind == .parent }) else { return false }
    return parent.dynamicName == nil && self[parent.name] == nil
  }

  /// The templates that others include by their names.
  public var includedNames: Set<String> {
    Set(names.compactMap { self[$0] }.flatMap { $0.body.inclusions }.map(\.name))
  }

  /// Returns the outermost parent of a template, or its own name if it has no parent.
  public func outermostParent(of name: String) -> String {
    var name = name
    var visited: Set<String> = []
    while visited.insert(name).inserted, let parent = self[name]?.body.inclusions.first(where: { $0.kind == .parent }),
      parent.dynamicName == nil, self[parent.name] != nil
    {
      name = parent.name
    }
    return name
  }

  /// Returns whether a template, or one that it includes, writes a value; one whose name is known only when the
  /// page is rendered may write any.
  public func writes(_ value: String, in name: String) -> Bool {
    let (templates, _, isOpen) = reached(from: name)
    return isOpen || templates.contains { $0.body.writes(value) }
  }

  /// The names of the blocks that a template and those that it includes define.
  private struct BlockNames {
    var names: Set<String> = []
    /// Whether a template that is known only when it is rendered may define others.
    var isOpen = false
  }

  private func blocks(of name: String) -> BlockNames {
    let (templates, _, isOpen) = reached(from: name)
    return BlockNames(names: Set(templates.flatMap(\.body.blockNames)), isOpen: isOpen)
  }

  /// Returns a template with those that it includes, and whether one includes a template whose name is known only when
  /// it is rendered.
  private func reached(from name: String) -> (templates: [Template], names: Set<String>, isOpen: Bool) {
    var (templates, isOpen): ([Template], Bool) = ([], false)
    var visited: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      guard visited.insert(next).inserted, let template = self[next] else { continue }
      templates.append(template)
      isOpen = isOpen || template.body.inclusions.contains { $0.dynamicName != nil }
      rest += template.body.inclusions.map(\.name)
    }
    return (templates, visited, isOpen)
  }
}

extension [Instruction] {
  /// The inclusions at any depth.
  fileprivate var inclusions: [Inclusion] {
    flatMap { instruction -> [Inclusion] in
      switch instruction {
      case .text, .value: []
      case .section(let section): section.body.inclusions
      case .inclusion(let inclusion): [inclusion] + inclusion.arguments.values.flatMap { $0.body.inclusions }
      case .block(let block): block.body.inclusions
      }
    }
  }

  /// The names of values, at any depth.
  fileprivate var valueNames: [Name] {
    flatMap { instruction -> [Name] in
      switch instruction {
      case .text: []
      case .value(let name, _): [name]
      case .section(let section): [section.name] + section.body.valueNames
      case .inclusion(let inclusion): inclusion.arguments.values.flatMap { $0.body.valueNames }
      case .block(let block): block.body.valueNames
      }
    }
  }

  /// Returns whether an instruction writes a value by this name, at any depth.
  fileprivate func writes(_ value: String) -> Bool {
    contains { instruction in
      switch instruction {
      case .text: false
      case .value(let name, _): name.text == value
      case .section(let section): section.body.writes(value)
      case .inclusion(let inclusion): inclusion.arguments.values.contains { $0.body.writes(value) }
      case .block(let block): block.body.writes(value)
      }
    }
  }

  /// The names of the blocks that another template can replace, at any depth.
  fileprivate var blockNames: [String] {
    flatMap { instruction -> [String] in
      switch instruction {
      case .text, .value: []
      case .section(let section): section.body.blockNames
      case .inclusion(let inclusion): inclusion.arguments.values.flatMap { $0.body.blockNames }
      case .block(let block): [block.name] + block.body.blockNames
      }
    }
  }
}
