export { createMailProofMachine, type MailProofMachine } from "./mail-proof.machine.ts";
export type { MailedProof, MailProofEvent, MailProofProblem } from "./mail-proof.types.ts";
export { type MailProofView, mailProofView } from "./mail-proof.view.ts";
