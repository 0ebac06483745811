import CaseStudyModel
import Mustache

/// The type graph of a side: the picture, and its relations as sentences.
struct TypePictureView: TemplateView {
  let picture: TypePicture?
  let side: Side
  let study: String
  let context: PageContext

  /// The maximum width of a picture whose names are legible on a phone, in CSS pixels; wider ones are left out there,
  /// beside the list of relations.
  private static let narrowWidth = 560
  /// The values of a side without a picture, such as one that doesn't compile.
  private static let none: [String: TemplateValue] = [
    "isDrawn": false, "isWide": false, "pictureSize": .null, "hasRelations": false, "relations": [],
  ]

  var values: [String: TemplateValue] {
    let words = EvidenceWords(texts: context.texts)
    let name = TemplateValue.text(context.texts.text("side." + side.rawValue))
    guard let picture else { return Self.none.with(["sideName": name]) }
    let drawing = TypeDrawing(picture, words)
    let count: [String: PlaceholderValue] = ["count": .integer(picture.relations.count)]
    let values: [String: TemplateValue] = [
      "sideName": name,
      "isDrawn": .bool(drawing != nil),
      "relationCount": .text(words.text("relations", count)),
      "relationsOf": .text("\(study)/relations/\(side.rawValue)"),
      "pictureURL": .text(
        context.root + (drawing.map { PictureFile($0, style: context.assets.pictureStyle).path } ?? "")),
      "isWide": .bool(drawing.map { $0.size.width > Self.narrowWidth } ?? false), "sideKey": .text(side.rawValue),
      "pictureText": .text(words.text("picture." + side.rawValue, count)),
      "pictureSize": drawing.map { ["width": .integer($0.size.width), "height": .integer($0.size.height)] } ?? .null,
    ]
    let relations = picture.relations.map { relation in
      words.text("relation." + relation.kind.rawValue, ["from": .text(relation.from), "to": .text(relation.to)])
    }
    return values.with(Dictionary(list: "relations", relations.map(EvidenceText.value)))
  }
}
