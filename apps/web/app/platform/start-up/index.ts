export { forgetStaleCaches, preconnectApi, registerWorker } from "./start-up.ts";
