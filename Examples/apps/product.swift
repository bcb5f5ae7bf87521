import SwiftUI

struct ProductScreen: View {
  @State private var size = "42"
  @State private var count = 1

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          LinearGradient(colors: [.orange, .brown], startPoint: .top, endPoint: .bottom)
            .aspectRatio(4 / 3, contentMode: .fit)
            .clipShape(RoundedRectangle(cornerRadius: 16))
            .id("picture")
          HStack(alignment: .firstTextBaseline) {
            Text("Ridgeline Mountain Boots").font(.title2.bold()).id("name")
            Spacer()
            Text("€ 219").font(.title3).fixedSize().id("price")
          }
          Label("In stock, at your door on Friday", systemImage: "checkmark.circle.fill").foregroundStyle(.green)
          Picker("Size", selection: $size) {
            ForEach(["40", "41", "42", "43", "44"], id: \.self) { Text($0) }
          }
          .pickerStyle(.segmented)
          Stepper("Pairs: \(count)", value: $count, in: 1...9).id("pairs")
          Text("Full leather, resoleable, made for crampons. They weigh 780 g in size 42 and need a week of walks before they fit.")
            .foregroundStyle(.secondary)
        }
        .padding()
      }
      .navigationTitle("Boots")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { ShareLink(item: "https://example.com/boots") }
        ToolbarItem(placement: .bottomBar) {
          Button("Add to Cart", systemImage: "cart") {}.buttonStyle(.borderedProminent).id("add")
        }
      }
    }
  }
}

#Preview { ProductScreen() }
