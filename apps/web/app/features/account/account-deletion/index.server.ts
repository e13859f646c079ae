export { deletionLinkAction } from "./deletion-link.action.server.ts";
