import SwiftUI

struct ContentView: View {
  @State private var isPaid = true

  var body: some View {
    HStack {
      Text("Quarterly revenue report").id("title")
      if isPaid {
        Text("Paid in full, with thanks")
          .padding(6)
          .layoutPriority(1)
          .id("stamp")
      }
      Button("Reopen") { isPaid = false }
    }
    .padding()
  }
}

#Preview {
  ContentView()
}
