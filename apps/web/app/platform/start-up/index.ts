export { forgetStaleCaches, preconnectApi } from "./start-up.ts";
