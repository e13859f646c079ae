export { DateRangePicker, type DateRangePickerProps } from "./DateRangePicker.tsx";
export type { DateSpan } from "./span-range.ts";
