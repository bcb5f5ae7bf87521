import SwiftUI

struct Message: Identifiable {
  let id: Int
  let sender, subject, time: String
  var isUnread = false
}

struct InboxScreen: View {
  @State private var search = ""
  let today = [
    Message(id: 1, sender: "Alpine Club", subject: "Your hut is booked for Saturday night", time: "9:41", isUnread: true),
    Message(id: 2, sender: "Weather", subject: "Snow above 2,300 m", time: "8:15", isUnread: true),
  ]
  let earlier = [
    Message(id: 3, sender: "Railways", subject: "Platform changed", time: "Mon"),
    Message(id: 4, sender: "Outfitters", subject: "The boots that you looked at are back in stock in your size", time: "Sun"),
  ]

  var body: some View {
    NavigationStack {
      List {
        Section("Today") { ForEach(today) { MessageRow(message: $0) } }
        Section("Earlier") { ForEach(earlier) { MessageRow(message: $0) } }
      }
      .listStyle(.plain)
      .navigationTitle("Inbox")
      .searchable(text: $search)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { EditButton() }
        ToolbarItem(placement: .topBarTrailing) { Button("New", systemImage: "square.and.pencil") {}.labelStyle(.iconOnly) }
      }
    }
  }
}

struct MessageRow: View {
  let message: Message

  var body: some View {
    HStack(alignment: .top, spacing: 10) {
      Circle().fill(message.isUnread ? Color.blue : Color.clear).frame(width: 10, height: 10).padding(.top, 6)
      VStack(alignment: .leading, spacing: 2) {
        HStack {
          Text(message.sender).font(.headline)
          Spacer()
          Text(message.time).font(.subheadline).foregroundStyle(.secondary).id("time-\(message.id)")
        }
        Text(message.subject).lineLimit(1).id("subject-\(message.id)")
      }
    }
  }
}

#Preview { InboxScreen() }
