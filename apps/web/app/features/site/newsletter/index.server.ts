export { linkAction, subscribeAction } from "./newsletter.action.server.ts";
