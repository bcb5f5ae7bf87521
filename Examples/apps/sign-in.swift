import SwiftUI

struct SignInScreen: View {
  @State private var name = ""
  @State private var password = ""
  @State private var stays = true

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        Image(systemName: "mountain.2.fill").font(.system(size: 60)).foregroundStyle(.tint)
        Text("Welcome Back").font(.largeTitle.bold())
        VStack(spacing: 12) {
          TextField("E-mail", text: $name).textContentType(.emailAddress).id("name")
          SecureField("Password", text: $password)
          Toggle("Stay signed in", isOn: $stays).id("stays")
        }
        .textFieldStyle(.roundedBorder)
        Button {
        } label: {
          Text("Sign In").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .id("signIn")
        HStack {
          Text("No account yet?").foregroundStyle(.secondary)
          Button("Create One") {}.id("create")
        }
        .font(.footnote)
      }
      .padding(.horizontal, 24)
      .padding(.top, 48)
    }
  }
}

#Preview { SignInScreen() }
