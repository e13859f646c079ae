export { allowedDocumentActs, type DocumentDecision, decideDocument } from "./document.decision.ts";
export { documentLifecycle } from "./document.machine.ts";
export type { DocumentEvent, DocumentMover, DocumentState } from "./document.types.ts";
