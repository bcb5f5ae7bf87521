import SwiftUI

struct ContentView: View {
  @State private var isPaid = true

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Quarterly revenue report for the board")
          .font(.headline)
          .id("title")
        if isPaid {
          Text("PAID IN FULL")
            .padding(6)
            .layoutPriority(1)
            .id("stamp")
        }
      }
      Button("Reopen") { isPaid = false }
    }
    .padding()
    .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
    .padding()
  }
}

#Preview {
  ContentView()
}
