export { robotsLoader as loader } from "./index.server.ts";
