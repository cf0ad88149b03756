/// Shows figures that follow from a person's body: energy at rest and in all, BMI, water, sleep.
package struct ShowBodyFiguresCall: Call {
  package static let name = "show_body_figures"

  package init() {}

  package static let fields: [CallField<ShowBodyFiguresCall>] = []
}
