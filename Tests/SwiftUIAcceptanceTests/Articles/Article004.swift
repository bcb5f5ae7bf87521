// swift-format-ignore-file
import SwiftUI

struct OneThirdWidthID: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
        context.width / 3
    }
}
// 自定义了一个 HorizontalAlignment , 该参考值为视图宽度的三分之一
extension HorizontalAlignment {
    static let oneThird = HorizontalAlignment(OneThirdWidthID.self)
}

// 也可以为 ZStack 、frame 定义同时具备两个维度值的参考点
extension Alignment {
    static let customAlignment = Alignment(horizontal: .oneThird, vertical: .top)
}

struct AlignmentGuideDemo:View{
    var body: some View{
        VStack(alignment:.leading) {
            rectangle // Rectangle1
                .alignmentGuide(.leading, computeValue: { viewDimensions in
                    let defaultLeading = viewDimensions[.leading] // default is 0
                    let newLeading = defaultLeading + 30
                    return newLeading
                })

            rectangle // Rectangle2
        }
        .border(.pink)
    }

    var rectangle:some View {
        Rectangle()
            .fill(.blue.gradient)
            .frame(width: 100, height: 100)
    }
}

@MainActor @ViewBuilder func listing004_00() -> some View {
  ZStack(alignment: .center) {
      Text("Hello")
      Text("World")
      Circle()
          .frame(width: 50, height: 50)
  }
}

@MainActor @ViewBuilder func listing004_01() -> some View {
  VStack(alignment:.leading){
      Text("Hello world")
      Text("WWDC 2022")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

@MainActor @ViewBuilder func listing004_04() -> some View {
  Rectangle()
      .fill(.blue.gradient)
      .frame(width: 100, height: 100)
  // 默认的对齐指南值:
  // leading: 0 , HorizontalAlignment.center: 50, trailing: 100
  // top: 0 , VerticalAlignment.center: 50 , bottom: 100
  // firstTextBaseline : 100 , lastTextBaseline : 100
}

@MainActor @ViewBuilder func listing004_05() -> some View {
  Rectangle()
      .fill(.blue.gradient)
      .frame(width: 100, height: 100)
      .alignmentGuide(.leading, computeValue: { viewDimensions in
          let leading = viewDimensions[.leading] // 由于此时显式值为 nil , 因此 leading 值为 0
          return viewDimensions.width / 3 // 将 leading 的显式值设置为宽度三分之一处
      })
      .alignmentGuide(.leading, computeValue: { viewDimensions in
          let leading = viewDimensions[.leading] //  因为上面设置了显式值,此时 leading 值为 33.33
          let explicitLeading = viewDimensions[explicit: .leading] // 显式值 , 此时为 Optional(33.33)
          return viewDimensions[HorizontalAlignment.center] // 再度设置 leading 的显式值。此时显式值为 Optional(50) , .leading 值为 50
      })
}

@MainActor @ViewBuilder func listing004_06() -> some View {
  Rectangle()
      .fill(.blue.gradient)
      .frame(width: 100, height: 100)
      .alignmentGuide(.leading, computeValue: { viewDimensions in
          let leading = viewDimensions[.leading] // 此时 leading 的显式值为 nil
          return leading  // 此时 leading 为 0 ,leading 的显式值为 0
      })
}

@MainActor @ViewBuilder func listing004_07() -> some View {
  Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 100)
}

@MainActor @ViewBuilder func listing004_08() -> some View {
  Text("Hello world")
      .border(.red)
}

@MainActor @ViewBuilder func listing004_09() -> some View {
  Text("山不在高,有仙则名。水不在深,有龙则灵。斯是陋室,惟吾德馨。苔痕上阶绿,草色入帘青。谈笑有鸿儒,往来无白丁。可以调素琴,阅金经。无丝竹之乱耳,无案牍之劳形。南阳诸葛庐,西蜀子云亭。孔子云:何陋之有?")
      .frame(width:200)
}

@MainActor @ViewBuilder func listing004_10() -> some View {
  Button("Hello world"){}
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
}

@MainActor @ViewBuilder func listing004_11() -> some View {
  Button(action: {}, label: {
      Capsule(style: .circular).fill(.yellow.gradient).frame(width: 30, height: 15)
  })
  .buttonStyle(.borderedProminent)
  .controlSize(.large)
}

@MainActor @ViewBuilder func listing004_12() -> some View {
  Text("Hello world")
      .frame(width: 100, height: 100, alignment: .topLeading)
      .border(.red)
}

@MainActor @ViewBuilder func listing004_13() -> some View {
  VStack {
      Rectangle().fill(.red.gradient).frame(width: 50, height: 10)
      Text("Hello world")
      Text("WWDC 2022")
      Text("肘子的 Swift 记事本")
      Rectangle().fill(.blue.gradient).frame(width: 50, height: 10)
  }
  .border(.red)
}

@MainActor @ViewBuilder func listing004_14() -> some View {
  VStack {
      Rectangle().fill(.red.gradient).frame(width: 50, height: 50)
      Rectangle().fill(.blue.gradient).frame(width: 50, height: 50)
  }
  .border(.red)
}

@MainActor @ViewBuilder func listing004_15() -> some View {
  HStack(alignment: .center) {
      Rectangle().fill(.blue.gradient).frame(width: 20, height: 50)
      Text("Hello world")
          .frame(width: 100, height: 100, alignment: .top)
      Text("山不在高,有仙则名。水不在深,有龙则灵。斯是陋室,惟吾德馨。苔痕上阶绿,草色入帘青。谈笑有鸿儒,往来无白丁。可以调素琴,阅金经。无丝竹之乱耳,无案牍之劳形。南阳诸葛庐,西蜀子云亭。孔子云:何陋之有?")
          .frame(width: 100)
      Text("WWDC 2022")
          .frame(width: 100, height: 100, alignment: .center)
      Rectangle().fill(.blue.gradient).frame(width: 20, height: 50)
  }
  .border(.red)
}

@MainActor @ViewBuilder func listing004_16() -> some View {
  ZStack {
      Text("Hello world")
          .frame(width: 100, height: 100, alignment: .topTrailing)
          .border(.red)
      Color.blue.opacity(0.2)
      Text("肘子的 Swift 记事本")
          .frame(width: 100, height: 100, alignment: .bottomLeading)
          .border(.red)
  }
  .frame(width: 130, height: 130)
  .border(.red)
}

@MainActor @ViewBuilder func listing004_17() -> some View {
  Grid {
      GridRow(alignment:.lastTextBaseline) {
          Text("Good")
          Text("Hello world")
              .frame(width: 50, height:50, alignment: .top)
              .border(.red)
          Text("Nice")
      }
      GridRow {
          Color.red.opacity(0.3)
          Color.green.opacity(0.2)
          Color.pink.opacity(0.2)
      }
      GridRow(alignment:.top) {
          Text("Start")
          Text("WWDC 2022")
              .frame(width: 70, height:50, alignment: .center)
              .border(.red)
          Rectangle()
              .fill(.blue.gradient)
      }
  }
  .frame(maxWidth: 300, maxHeight: 300)
  .border(.red)
}

@MainActor @ViewBuilder func listing004_18() -> some View {
  HStack {
      Text("First")
      VStack {
          Text("Hello world")
          Text("肘子的 Swift 记事本")
          Text("WWDC")
      }
      .border(.red)
      .padding()
      Text("Second")
      Rectangle().fill(.red.gradient)
          .frame(maxWidth: 10, maxHeight: 100)
  }
  .border(.green)
}

@MainActor @ViewBuilder func listing004_21() -> some View {
  ZStack(alignment: .bottomLeading) {
      Rectangle()
          .fill(.orange.gradient)
          .frame(width: 100, height: 300)
      Rectangle()
          .fill(.cyan.gradient).opacity(0.7)
          .frame(width: 300, height: 100)
  }
}

@MainActor @ViewBuilder func listing004_22() -> some View {
  ZStack(alignment: .bottomLeading) {
      Rectangle()
          .fill(.orange.gradient)
          .frame(width: 100, height: 300)
      Rectangle()
          .fill(.cyan.gradient).opacity(0.7)
          .frame(width: 300, height: 100)
  }
  .alignmentGuide(.leading){
      $0[.leading] + 10
  }
}

@MainActor @ViewBuilder func listing004_24() -> some View {
  // 主视图
  Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 100)
      // 附加视图
      .overlay(alignment:.topTrailing){
          Text("Hi")
      }
}

@MainActor @ViewBuilder func listing004_26() -> some View {
  // 主视图
  Rectangle()
      .fill(.orange.gradient)
      .frame(width: 100, height: 100)
      .alignmentGuide(.trailing, computeValue: {
          $0[.trailing] - 30
      })
      .alignmentGuide(.top, computeValue: {
          $0[.top] + 30
      })
      // 附加视图
      .overlay(alignment:.topTrailing){
          Text("Hi")
      }
}

@MainActor @ViewBuilder func listing004_27() -> some View {
  VStack {
      Text("Hello world")
         .frame(width: 10, height: 30, alignment: .top)
  }
}
