export { loadOutboxCarrier } from "./load.ts";
export { MessagesScreen } from "./MessagesScreen.tsx";
export { hasUnsent } from "./outbox-record.ts";
export { useReceipts } from "./use-receipts.ts";
export { WriteButton } from "./WriteButton.tsx";
