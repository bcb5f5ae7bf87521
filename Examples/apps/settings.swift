import SwiftUI

struct SettingsScreen: View {
  @State private var isOffline = true
  @State private var warns = false
  @State private var units = "Metric"
  @State private var region = "Western Alps and the Jura"

  var body: some View {
    NavigationStack {
      Form {
        Section {
          Toggle("Maps without network", isOn: $isOffline)
          Picker("Region", selection: $region) {
            Text("Western Alps and the Jura").tag("Western Alps and the Jura")
            Text("Pyrenees").tag("Pyrenees")
          }
          .id("region")
        } header: {
          Text("Maps")
        } footer: {
          Text("Whole regions are stored on your phone and updated over night, when it is charging.")
        }
        Section("Warnings") {
          Toggle("Before the first drop falls", isOn: $warns)
          LabeledContent("Last checked", value: "7:42").id("checked")
        }
        Section {
          Picker("Units", selection: $units) {
            Text("Metric").tag("Metric")
            Text("Imperial").tag("Imperial")
          }
          .pickerStyle(.segmented)
          .id("units")
          Button("Sign Out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
    }
  }
}

#Preview { SettingsScreen() }
