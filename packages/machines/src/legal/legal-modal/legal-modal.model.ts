import { defineModel } from "../../testing/index.ts";
import type { LegalKey } from "./legal-modal.machine.ts";

export interface LegalModalState {
  key: Extract<LegalKey, "cookies" | "mentions-legales"> | null;
  status: "loading" | "shown" | "failed";
}

const isOpen = ({ key }: LegalModalState) => key !== null;
const isLoading = (state: LegalModalState) => isOpen(state) && state.status === "loading";
const opens = (key: LegalModalState["key"]) => (state: LegalModalState) =>
  state.key === key ? {} : { key, status: "loading" as const };

/** What a reader and the network can do; two keys stand for the six. */
export const legalModalModel = defineModel<LegalModalState>()({
  initial: { key: null, status: "shown" },
  steps: {
    "chooses the cookies": { leads: opens("cookies") },
    "chooses the legal notice": { leads: opens("mentions-legales") },
    "the content comes": { when: isLoading, leads: () => ({ status: "shown" }) },
    "the content does not come": { when: isLoading, leads: () => ({ status: "failed" }) },
    "tries again": {
      when: (state) => isOpen(state) && state.status === "failed",
      leads: () => ({ status: "loading" }),
    },
    closes: { when: isOpen, leads: () => ({ key: null, status: "shown" }) },
  },
});
