export { feedLoader as loader } from "../features/blog/index.server.ts";
