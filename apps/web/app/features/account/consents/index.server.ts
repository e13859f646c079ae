export { cookieChoiceAction } from "./cookie-choice.action.server.ts";
