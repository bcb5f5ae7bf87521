import LayoutUI

struct Invoice: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Quarterly revenue report of the company")
        .id("title")
      Text("Paid in full")
        .padding(6)
        .id("stamp")
    }
    .padding()
  }
}
