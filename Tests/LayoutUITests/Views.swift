import LayoutUI

/// A card whose lengths are given: what an edit of its source would be is another value here.
struct Card: View {
  var height: CGFloat = 120
  var inset: CGFloat = 12

  var body: some View {
    HStack(spacing: 8) {
      Text("Quarterly revenue report").id("title")
      Text("PAID").layoutPriority(1).id("stamp")
    }
    .padding(inset)
    .frame(height: height)
    .id("card")
    .background { RoundedRectangle(cornerRadius: 8).fill(.yellow) }
  }
}

struct Rows: View {
  let count: Int
  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<count, id: \.self) { number in
        HStack {
          Text("Row \(number)")
          Spacer()
          if number.isMultiple(of: 2) { Text("even").padding(2) } else { Color.red.frame(width: 10, height: 10) }
        }
      }
      Divider()
    }
    .overlay(alignment: .bottomTrailing) { Text("\(count)") }
  }
}

struct Measured: View {
  var body: some View {
    GeometryReader { proxy in
      Color.blue.frame(width: proxy.size.width / 2 - 10, height: 40).offset(x: proxy.size.width / 4)
    }
    .frame(height: 100)
  }
}

struct Guides: View {
  var body: some View {
    ZStack(alignment: .topTrailing) {
      Rectangle().frame(width: 150, height: 50)
      Circle().frame(width: 30, height: 30).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0[.trailing] - 4 }
    }
  }
}

struct OneThird: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 } }
extension HorizontalAlignment { static let oneThird = HorizontalAlignment(OneThird.self) }

struct Thirds: View {
  var body: some View {
    VStack(alignment: .oneThird) {
      Color.red.frame(width: 90, height: 10)
      Color.blue.frame(width: 30, height: 10).alignmentGuide(.oneThird) { $0[HorizontalAlignment.center] }
    }
  }
}

struct Cells: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 4), GridItem(.fixed(50))], spacing: 6) {
        ForEach(0..<9, id: \.self) { Text("Cell \($0)").lineLimit(1).font(.caption) }
      }
      .containerRelativeFrame(.horizontal) { length, _ in length * 0.9 }
    }
  }
}

/// Texts that would be expressions in a scene.
struct Braces: View {
  var body: some View {
    VStack {
      Text("{count} } {{ new }}")
      Text("x {") + Text("} y").bold()
    }
  }
}
