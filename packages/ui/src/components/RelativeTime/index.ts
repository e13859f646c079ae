export { RelativeTime, type RelativeTimeProps } from "./RelativeTime.tsx";
export { fullDate, relativeText } from "./relative-text.ts";
