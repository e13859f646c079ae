export { Slider, type SliderProps, type Span } from "./Slider.tsx";
