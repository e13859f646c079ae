export { Bell } from "./Bell.tsx";
export { InboxScreen } from "./InboxScreen.tsx";
export { NewLines } from "./NewLines.tsx";
export { useReadAbout } from "./use-read-about.ts";
