export { contactAction } from "./contact.action.server.ts";
