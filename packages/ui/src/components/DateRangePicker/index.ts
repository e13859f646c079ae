export { DateRangePicker, type DateRangePickerProps, type DateSpan } from "./DateRangePicker.tsx";
