export { allowedDocumentActs } from "./document.acts.ts";
export { type DocumentDecision, decideDocument, documentLifecycle } from "./document.machine.ts";
export type { DocumentEvent, DocumentMover, DocumentState } from "./document.types.ts";
