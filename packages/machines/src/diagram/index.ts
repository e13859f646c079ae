export { type ChartArrow, type ChartState, chartOf } from "./chart.ts";
export { type Definition, definitionsIn, durationsIn } from "./definitions.ts";
export { guardLabel, stateLabel, transitionLabel, triggerLabel } from "./labels.ts";
export { layOut, metrics, type PlacedArrow, type PlacedState } from "./layout.ts";
export { statesOf, transitionsOf, waitsOf } from "./parts.ts";
export { lineThrough, svgOf } from "./svg.ts";
