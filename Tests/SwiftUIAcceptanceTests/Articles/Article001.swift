// swift-format-ignore-file
import SwiftUI

extension View {
func proposedWidthOrGreater() -> some View {
frame(maxWidth: .infinity)
}
}

extension View {
func acceptProposedWidth() -> some View {
frame(minWidth: 0, maxWidth: .infinity)
}
}

extension View {
func badge<Badge: View>(@ViewBuilder contents: () -> Badge) -> some View {
self.overlay(alignment: .topTrailing) {
contents()
.padding(3)
.background {
RoundedRectangle(cornerRadius: 5)
.fill(.teal)
}
.fixedSize()
}
}
}

@MainActor @ViewBuilder func listing001_00() -> some View {
  Text("Hello, World!")
  .frame(maxWidth: .infinity)
  .background(.quaternary)
}

@MainActor @ViewBuilder func listing001_02() -> some View {
  Text("Hello, World!")
  .frame(minWidth: 0, maxWidth: .infinity)
  .background(.teal)
}

@MainActor @ViewBuilder func listing001_04() -> some View {
  Color.secondary
  .aspectRatio(4/3, contentMode: .fit)
}

@MainActor @ViewBuilder func listing001_05() -> some View {
  Color.secondary
  .aspectRatio(4/3, contentMode: .fill)
}

@MainActor @ViewBuilder func listing001_06() -> some View {
  Image("header")
  .resizable()
  .aspectRatio(contentMode: .fit)
}
