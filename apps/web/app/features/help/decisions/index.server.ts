export { decisionLinkAction, decisionLinkLoader } from "./decision-link.server.ts";
