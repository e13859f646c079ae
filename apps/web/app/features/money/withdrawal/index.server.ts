export { withdrawalAction } from "./withdrawal.action.server.ts";
export { withdrawalLoader } from "./withdrawal-page.server.ts";
