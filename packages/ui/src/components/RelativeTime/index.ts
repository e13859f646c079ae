export { RelativeTime, type RelativeTimeProps } from "./RelativeTime.tsx";
export { fullDate, relativeWords } from "./relative-words.ts";
