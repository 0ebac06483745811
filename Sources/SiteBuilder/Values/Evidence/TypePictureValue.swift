import CaseStudyModel
import Mustache

/// The type graph of a side, as templates show it.
enum TypePictureValue {
  /// Returns the picture, and its relations as sentences.
  static func value(_ picture: TypePicture?, _ side: String, in context: PageContext) -> TemplateValue {
    guard let picture else {
      return ["sideName": .text(side), "isDrawn": false, "hasRelations": false, "relations": []]
    }
    let file = PictureFile(picture, style: context.assets.pictureStyle)
    let drawing = file?.drawing
    let count = Plural.count(picture.relations.count, "relation")
    let values: [String: TemplateValue] = [
      "sideName": .text(side),
      "isDrawn": .bool(drawing != nil),
      "relationCount": .text(count),
      "pictureURL": .text(context.root + (file?.path ?? "")),
      "pictureText": .text("The types \(side.lowercased()), with \(count)"),
      "pictureSize": drawing?.size.map { ["width": .integer($0.width), "height": .integer($0.height)] } ?? .null,
    ]
    return .object(values.with(Dictionary(list: "relations", picture.relations.map(EvidenceText.value))))
  }
}
