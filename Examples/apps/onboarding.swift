import SwiftUI

struct OnboardingScreen: View {
  var body: some View {
    VStack(spacing: 0) {
      Spacer(minLength: 12)
      Text("Welcome to Ridgeline")
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
        .layoutPriority(1)
        .id("welcome")
      VStack(alignment: .leading, spacing: 20) {
        Feature(symbol: "map", title: "Maps without network", text: "Whole regions on your phone, updated over night.")
        Feature(symbol: "bell", title: "Weather warnings", text: "Told before the first drop falls, where you are walking.")
        Feature(symbol: "person.2", title: "Walk together", text: "See your friends on the map for as long as they like.")
      }
      .padding(.vertical, 32)
      Spacer(minLength: 12)
      Button {
      } label: {
        Text("Get Started").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .id("start")
      Button("Already a member? Sign in") {}.padding(.top, 12).id("member")
    }
    .padding(.horizontal, 24)
    .padding(.bottom, 16)
  }
}

struct Feature: View {
  let symbol, title, text: String

  var body: some View {
    Label {
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(text).foregroundStyle(.secondary)
      }
    } icon: {
      Image(systemName: symbol).font(.title).foregroundStyle(.tint).frame(width: 44)
    }
  }
}

#Preview { OnboardingScreen() }
