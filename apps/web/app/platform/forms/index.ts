export { earlyFormScript, useEarlySubmit } from "./early-form.ts";
export { lazyResolver } from "./lazy-resolver.ts";
export { PlainCommand } from "./PlainCommand.tsx";
export { PostFields } from "./PostFields.tsx";
export { type Posted, usePosted, usePostedView } from "./posted.ts";
export { useSecondsLeft } from "./seconds-left.ts";
export { plainOutcomes, problemText, submissionOf, useSubmission } from "./submission.ts";
export { chosenSoFar, tickedSoFar, typedSoFar } from "./typed-so-far.ts";
export { type RefusedField, useRefusedField } from "./use-refused-field.ts";
