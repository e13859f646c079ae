export { feedLoader as loader } from "./index.server.ts";
