#if !canImport(Darwin)
  // Foundation's Markdown as Apple's systems have it, by its names.

  /// Emphasis, code and the like of words in a line.
  public struct InlinePresentationIntent: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let emphasized = Self(rawValue: 1), stronglyEmphasized = Self(rawValue: 2), code = Self(rawValue: 4)
    public static let strikethrough = Self(rawValue: 32), softBreak = Self(rawValue: 64), lineBreak = Self(rawValue: 128)
    public static let inlineHTML = Self(rawValue: 256), blockHTML = Self(rawValue: 512)
  }

  extension AttributeScopes.FoundationAttributes {
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      public static let name = "NSInlinePresentationIntent"
    }
  }

  extension AttributedString {
    public struct MarkdownParsingOptions: Sendable {
      public enum InterpretedSyntax: Int, Sendable { case full, inlineOnly, inlineOnlyPreservingWhitespace }
      public enum FailurePolicy: Int, Sendable { case throwError, returnPartiallyParsedIfPossible }
      public var allowsExtendedAttributes: Bool
      public var interpretedSyntax: InterpretedSyntax
      public var failurePolicy: FailurePolicy
      public var languageCode: String?
      public init(
        allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full, failurePolicy: FailurePolicy = .throwError,
        languageCode: String? = nil
      ) {
        self.allowsExtendedAttributes = allowsExtendedAttributes
        (self.interpretedSyntax, self.failurePolicy, self.languageCode) = (interpretedSyntax, failurePolicy, languageCode)
      }
    }

    /// - Throws: nothing; every text is Markdown.
    public init(markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
      self.init(MarkdownDocument(markdown, options.interpretedSyntax).runs)
    }
    public init(markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil) throws {
      try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
    }
    /// Its own words, which are Markdown.
    public init(
      localized key: String.LocalizationValue, options: MarkdownParsingOptions? = nil, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale? = nil, comment: StaticString? = nil
    ) {
      self.init(key.words.runs)
    }

    private init(_ runs: [MarkdownText.Run]) {
      self.init()
      for run in runs {
        var text = AttributedString(run.text), intent: InlinePresentationIntent = []
        if run.isStrong { intent.insert(.stronglyEmphasized) }
        if run.isEmphasized { intent.insert(.emphasized) }
        if run.isCode { intent.insert(.code) }
        if !intent.isEmpty { text.inlinePresentationIntent = intent }
        append(text)
      }
    }
  }

  /// Markdown of several lines, as a Text shows it: its paragraphs, headings and items follow one another without a break between them, for a Text reads
  /// what is said of words and not what is said of blocks. Tables, HTML and quotations in items are not told apart from words.
  struct MarkdownDocument {
    let runs: [MarkdownText.Run]

    init(_ text: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) {
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      runs =
        switch syntax {
        case .inlineOnlyPreservingWhitespace: MarkdownText.runs(text)
        case .inlineOnly: MarkdownText.runs(Self.paragraph(lines[...]))
        case .full: Self.blocks(lines)
        }
    }

    /// A line that goes on in the next one does so after a space.
    private static func paragraph(_ lines: ArraySlice<Substring>) -> String {
      lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func blocks(_ lines: [Substring]) -> [MarkdownText.Run] {
      var runs: [MarkdownText.Run] = [], open: [Substring] = [], code: [Substring]?
      func close() {
        if !open.isEmpty { runs += MarkdownText.runs(paragraph(open[...])) }
        open = []
      }
      for line in lines {
        let words = line.drop { $0 == " " }
        if let fenced = code {
          guard words.hasPrefix("```") else {
            code = fenced + [line]
            continue
          }
          runs.append(MarkdownText.Run(text: fenced.map { $0 + "\n" }.joined(), isCode: true))
          code = nil
        } else if words.hasPrefix("```") {
          close()
          code = []
        } else if words.isEmpty {
          close()
        } else if let rest = block(words) {
          close()
          open = [rest.words]
          if rest.isLine { close() }
        } else {
          open.append(words)
        }
      }
      close()
      if let code { runs.append(MarkdownText.Run(text: code.map { $0 + "\n" }.joined(), isCode: true)) }
      return runs
    }

    /// What follows the mark of a heading, an item or a quotation; nil of a line that goes on. A heading is one line.
    private static func block(_ line: Substring) -> (words: Substring, isLine: Bool)? {
      if let heading = line.prefixMatch(of: #/#{1,6}[ \t]+/#) { return (line[heading.range.upperBound...], true) }
      if let item = line.prefixMatch(of: #/(?:[-*+]|[0-9]{1,9}[.)])[ \t]+|>[ \t]?/#) { return (line[item.range.upperBound...], false) }
      return nil
    }
  }
#endif
