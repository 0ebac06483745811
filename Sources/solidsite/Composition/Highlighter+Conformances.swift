import CaseStudyModel
import CodeHighlighting
import SiteBuilder

extension SwiftHighlighter: Highlighter {}
extension TableHighlighter: Highlighter {}
