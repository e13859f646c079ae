export { DeskScreen } from "./DeskScreen.tsx";
export { EditTicketScreen } from "./EditTicketScreen.tsx";
export { RepliesScreen, TagsScreen } from "./KeptScreen.tsx";
export { NewTicketScreen } from "./NewTicketScreen.tsx";
export { TicketScreen } from "./TicketScreen.tsx";
export { TicketsScreen } from "./TicketsScreen.tsx";
export { readAbout } from "./where.ts";
