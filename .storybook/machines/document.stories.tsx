import { type DocumentEvent, documentLifecycle } from "@jobami/machines/billing/document";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { MachineViewer } from "./viewer/MachineViewer.tsx";

const meta = { title: "machines/Vie d’un devis ou d’une facture", component: MachineViewer } satisfies Meta<
  typeof MachineViewer
>;
export default meta;

export const Chart: StoryObj<typeof meta> = {
  args: {
    play: {
      machine: "billing/document",
      create: () => documentLifecycle,
      events: [
        { type: "document.begun", as: "devis" },
        { type: "document.begun", as: "facture" },
        { type: "document.begun", as: "avoir" },
        { type: "document.edited", by: "issuer" },
        { type: "document.issued", by: "issuer", isWhole: true },
        { type: "document.issued", by: "issuer", isWhole: false },
        { type: "document.sent", by: "issuer" },
        { type: "quote.accepted", by: "client", isInTime: true },
        { type: "quote.accepted", by: "client", isInTime: false },
        { type: "quote.refused", by: "client", isInTime: true },
        { type: "validity.ended" },
        { type: "quote.invoiced", by: "issuer" },
        { type: "invoice.paid", by: "issuer" },
        { type: "invoice.corrected", by: "issuer" },
        { type: "credit.issued", takes: "part" },
        { type: "credit.issued", takes: "whole" },
        { type: "credit.issued", takes: "beyond" },
        { type: "document.deleted", by: "issuer" },
      ] satisfies DocumentEvent[],
    },
  },
};
