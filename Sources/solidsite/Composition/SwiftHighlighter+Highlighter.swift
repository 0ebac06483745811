import CodeHighlighting
import SiteBuilder

extension SwiftHighlighter: Highlighter {}
