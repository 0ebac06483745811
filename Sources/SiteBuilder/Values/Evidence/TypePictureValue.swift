import CaseStudyModel
import Mustache

/// The type graph of a side, as templates show it.
enum TypePictureValue {
  /// Returns the picture, and its relations as sentences.
  static func value(_ picture: TypePicture?, _ side: String, in context: PageContext) -> TemplateValue {
    guard let picture else {
      return ["sideName": .text(side), "isDrawn": false, "hasRelations": false, "relations": []]
    }
    let drawing = try? VectorPicture(parsing: picture.svg)
    let count = Plural.count(picture.relations.count, "relation")
    let values: [String: TemplateValue] = [
      "sideName": .text(side),
      "isDrawn": .bool(drawing != nil),
      "relationCount": .text(count),
      "drawing": drawing.map { drawing in
        context.rendered {
          drawing.write(label: "The types \(side.lowercased()), with \(count); listed below", into: &$0)
        }
      } ?? .null,
    ]
    return .object(values.with(Dictionary(list: "relations", picture.relations.map(EvidenceText.value))))
  }
}
