import SwiftUI

// The weather of five days over a sky.

struct ForecastView: View {
  private let days = [
    ("TUE", "cloud.sun.fill", 24), ("WED", "sun.max.fill", 28), ("THU", "wind.snow", 5), ("FRI", "sunset.fill", 19),
    ("SAT", "snow", -1),
  ]
  @State private var isNight = false

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color(red: 0.7, green: 0.9, blue: 1)]),
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .edgesIgnoringSafeArea(.all)
      VStack {
        Text("Cupertino, CA")
          .font(.system(size: 32, weight: .medium, design: .default))
          .foregroundColor(.white)
          .padding()
        VStack(spacing: 8) {
          Image(systemName: isNight ? "moon.stars.fill" : "cloud.sun.fill")
            .renderingMode(.original)
            .resizable()
            .aspectRatio(contentMode: .fit)
            .frame(width: 180, height: 180)
          Text("26°").font(.system(size: 70, weight: .medium)).foregroundColor(.white)
        }
        .padding(.bottom, 40)
        HStack(spacing: 20) {
          ForEach(days, id: \.0) { day in
            VStack {
              Text(day.0).font(.system(size: 16, weight: .medium)).foregroundColor(.white)
              Image(systemName: day.1)
                .symbolRenderingMode(SymbolRenderingMode.multicolor)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 40, height: 40)
              Text("\(day.2)°").font(.system(size: 28, weight: .medium)).foregroundColor(.white)
            }
          }
        }
        Spacer()
        Button {
          isNight.toggle()
        } label: {
          Text("Change Day Time")
            .frame(width: 280, height: 50)
            .background(Color.white)
            .font(.system(size: 20, weight: .bold, design: .default))
            .cornerRadius(10)
        }
        Spacer()
      }
    }
  }
}
