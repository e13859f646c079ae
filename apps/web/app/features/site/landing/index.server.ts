export { landingView } from "./landing-page.server.ts";
