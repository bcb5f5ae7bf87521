/// A place for the pages of an index: the file, or memory.
protocol PageTarget {
  var pageSize: Page.Size { get }
  /// The number of a further page.
  func allocate() -> PageNumber
  func write(_ page: Page, as number: PageNumber) throws(SQLiteFailure)
}

/// Pages in memory, by which a thread that may not write the file makes an index: numbered from 1 on until they go there.
final class PagesInMemory: PageTarget {
  let pageSize: Page.Size
  private var pages: [Page] = []

  init(_ pageSize: Page.Size) { self.pageSize = pageSize }

  func allocate() -> PageNumber {
    pages.append(Page(pageSize))
    return PageNumber(pages.count)
  }

  func write(_ page: Page, as number: PageNumber) { pages[Int(number) - 1].copy(page) }

  /// Writes them where they go.
  ///
  /// - Returns: the number there of the page that is `root` here.
  func write(numbering root: PageNumber, to target: some PageTarget) throws(SQLiteFailure) -> PageNumber {
    var numbers: [PageNumber] = []
    for page in pages {
      numbers.append(target.allocate())
      // A child is written before the page around it.
      page.renumberChildren { numbers[Int($0) - 1] }
      try target.write(page, as: numbers[numbers.count - 1])
    }
    return numbers[Int(root) - 1]
  }
}
