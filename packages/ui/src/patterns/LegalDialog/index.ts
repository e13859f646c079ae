export { LegalDialog, type LegalDialogProps } from "./LegalDialog.tsx";
