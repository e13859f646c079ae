export { disownAction } from "./disown.action.server.ts";
