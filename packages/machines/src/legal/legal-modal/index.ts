export {
  createLegalModalMachine,
  type LegalKey,
  type LegalModalEvent,
  type LegalModalMachine,
  legalKeys,
} from "./legal-modal.machine.ts";
export { type LegalModalView, legalModalView } from "./legal-modal.view.ts";
