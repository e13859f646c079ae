import { defineModel } from "../../testing/model.ts";

export interface ServiceSearchState {
  status: "quiet" | "typing" | "asking" | "found" | "none" | "offline" | "failed" | "chosen";
  typed: "" | "mo" | "monter" | "Montage de meubles";
  /** What was searched for, the last one first. */
  past: readonly "armoire"[];
  /** What is listed: it stays while more is asked for. */
  isFoundShown: boolean;
}

const at =
  (...states: ServiceSearchState["status"][]) =>
  ({ status }: ServiceSearchState) =>
    states.includes(status);
const nothing = { isFoundShown: false } as const;

/** What a person, the clock, the server and the connection can do to a field of the search. */
export const serviceSearchModel = defineModel<ServiceSearchState>()({
  initial: { status: "quiet", typed: "", past: [], isFoundShown: false },
  steps: {
    "types two letters": {
      leads: ({ typed }) => (typed === "mo" ? {} : { status: "quiet", typed: "mo", ...nothing }),
    },
    "types « monter »": {
      leads: ({ typed }) => (typed === "monter" ? {} : { status: "typing", typed: "monter" }),
    },
    "200 ms pass": {
      when: at("typing", "found", "quiet"),
      leads: ({ status }) => (status === "typing" ? { status: "asking" } : {}),
    },
    "the server suggests a service": {
      when: at("asking"),
      leads: () => ({ status: "found", isFoundShown: true }),
    },
    "the server knows none": { when: at("asking"), leads: () => ({ status: "none", ...nothing }) },
    "the network fails": { when: at("asking"), leads: () => ({ status: "offline", ...nothing }) },
    "the server refuses": { when: at("asking"), leads: () => ({ status: "failed", ...nothing }) },
    "the connection returns": {
      when: at("offline", "failed", "quiet"),
      leads: ({ status }) => (status === "quiet" ? {} : { status: "asking" }),
    },
    "chooses the suggestion": {
      when: at("found"),
      leads: () => ({ status: "chosen", typed: "Montage de meubles" }),
    },
    "searches for a wardrobe": { leads: () => ({ past: ["armoire"] as const }) },
    "clears past searches": { leads: () => ({ past: [] }) },
  },
});
