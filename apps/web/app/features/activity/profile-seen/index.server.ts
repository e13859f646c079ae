export { profilePageLoader } from "./profile-page.server.ts";
