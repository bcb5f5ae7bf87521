extension String {
  /// What Markdown shows as this text, in a cell of a table of GitHub's: its own characters are escaped, HTML's are entities.
  ///
  /// `_` within a word is no emphasis and stays, so that names of columns can be read. Behind `@` stands what is not seen: nobody is told of a text that
  /// has a name in it.
  var inMarkdown: String {
    var result = ""
    var last: Character?
    var rest = self[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\", "|", "*", "`", "[", "]", "~", "$": result += "\\\(character)"
      case "_": result += last?.isWord == true && rest.first?.isWord == true ? "_" : "\\_"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "@" where rest.first?.isWord == true: result += "@&#8203;"
      case _ where character.isNewline: result += "<br>"
      default: result.append(character)
      }
      last = character
    }
    return result
  }
}

extension Character {
  fileprivate var isWord: Bool { isLetter || isNumber || self == "_" }
}
