export { EditTicketScreen } from "./EditTicketScreen.tsx";
export { NewTicketScreen } from "./NewTicketScreen.tsx";
export { RepliesScreen, TagsScreen } from "./SupportItemScreen.tsx";
export { TicketQueueScreen } from "./TicketQueueScreen.tsx";
export { TicketScreen } from "./TicketScreen.tsx";
export { TicketsScreen } from "./TicketsScreen.tsx";
export { readAbout } from "./where.ts";
