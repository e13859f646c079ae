export { emailChangeLinkAction, emailChangeLinkLoader } from "./email-change-link.server.ts";
