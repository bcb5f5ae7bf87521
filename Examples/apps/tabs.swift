import SwiftUI

struct TabsScreen: View {
  var body: some View {
    TabView {
      TodayTab().tabItem { Label("Today", systemImage: "sun.max") }
      Text("Tours").tabItem { Label("Tours", systemImage: "map") }
      Text("Profile").tabItem { Label("Profile", systemImage: "person") }
    }
  }
}

struct TodayTab: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          GroupBox("Weather") {
            HStack {
              Label("Clear until noon", systemImage: "sun.max")
              Spacer()
              Text("−2 °C").font(.title).id("degrees")
            }
          }
          .id("weather")
          GroupBox {
            VStack(alignment: .leading, spacing: 8) {
              ProgressView("1,240 m of 1,800 m", value: 1240, total: 1800).id("climb")
              Gauge(value: 0.6) { Text("Battery") }
            }
          } label: {
            Label("Today's Climb", systemImage: "figure.hiking")
          }
          DisclosureGroup("What to bring") { Text("Rope") }
        }
        .padding()
      }
      .navigationTitle("Today")
    }
  }
}

#Preview { TabsScreen() }
