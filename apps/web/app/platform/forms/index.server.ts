export { type FormOutcome, fieldErrors, formAction } from "./form-action.server.ts";
export { runFlow } from "./run-flow.server.ts";
