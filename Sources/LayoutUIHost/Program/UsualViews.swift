import LayoutUI

/// Some views of the library, none of a program's, of the types that most programs use.
struct UsualViews: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          HStack {
            Image(systemName: "star").font(.title).foregroundStyle(.secondary)
            Text("\(1) of \(2.5, specifier: "%.1f")").bold().lineLimit(1)
            Spacer(minLength: 4)
            Button("Tap") {}.buttonStyle(.bordered)
          }
          .padding(.horizontal, 8).frame(maxWidth: .infinity, minHeight: 20, alignment: .leading)
          GeometryReader { reader in
            Color.red.frame(width: reader.size.width / 2, height: reader.frame(in: .global).minY).id("bar")
          }
          .frame(height: 10)
          LazyVStack { ForEach(["a", "b"], id: \.self) { Text($0).fontWeight(.semibold) } }
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8)).overlay(alignment: .top) { Circle().fill(.blue).frame(width: 4, height: 4) }
          ZStack {
            Capsule().offset(x: 1); Label("Bell", systemImage: "bell")
          }.layoutPriority(1).fixedSize().opacity(0.5).clipped()
          Text(12.5, format: .number)
        }
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: { _ in
        }
      }
    }
  }
}
