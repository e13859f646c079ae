import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { allowedDocumentActs } from "./document.acts.ts";
import { decideDocument, documentLifecycle, machineValueOf } from "./document.machine.ts";
import { documentModel } from "./document.model.ts";
import type { DocumentEvent, DocumentFollowUp, DocumentRefusal, DocumentState } from "./document.types.ts";

interface Harness {
  simulation: Simulation;
  state: DocumentState | null;
  isGone: boolean;
}

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide({ simulation, state }: Harness, event: DocumentEvent) {
  const snapshot = documentLifecycle.resolveState({ value: machineValueOf(state) });
  const asked = simulation.ask(documentLifecycle, { snapshot }, event);
  const decision = decideDocument(state, event);
  const next = decision.allowed ? decision.next : state;
  expect(asked.value).toEqual(decision.allowed && decision.next === null ? "gone" : machineValueOf(next));
  return decision;
}

const allow =
  (event: DocumentEvent, ...follows: DocumentFollowUp["type"][]) =>
  (harness: Harness) => {
    const decision = decide(harness, event);
    if (!decision.allowed) throw new Error(`Refused: ${decision.reason}`);
    expect(decision.follows).toEqual(follows.map((type) => ({ type, of: event.type })));
    harness.state = decision.next;
    harness.isGone = decision.next === null;
  };
const refuse =
  (reason: DocumentRefusal, ...events: DocumentEvent[]) =>
  (harness: Harness) => {
    for (const event of events) expect(decide(harness, event)).toEqual({ allowed: false, reason });
  };

const by = { by: "issuer" } as const;
const other = { by: "client" } as const;
const accepts = { type: "quote.accepted", by: "client", isInTime: true } as const;
const refuses = { type: "quote.refused", by: "client", isInTime: true } as const;

proveMachine({
  machine: documentLifecycle,
  model: documentModel,
  harness: (simulation): Harness => ({ simulation, state: null, isGone: false }),
  perform: {
    "a quote is begun": allow({ type: "document.begun", as: "devis" }),
    "an invoice is begun": allow({ type: "document.begun", as: "facture" }),
    "a credit note is begun": allow({ type: "document.begun", as: "avoir" }),
    "its issuer changes it": allow({ type: "document.edited", ...by }),
    "its issuer deletes it": allow({ type: "document.deleted", ...by }),
    "its issuer issues it": allow({ type: "document.issued", ...by, isWhole: true }),
    "its issuer issues it unfinished": refuse("DOCUMENT_UNFINISHED", {
      type: "document.issued",
      ...by,
      isWhole: false,
    }),
    "another person does what is its issuer's, to a draft": refuse(
      "FORBIDDEN",
      { type: "document.edited", ...other },
      { type: "document.deleted", ...other },
      { type: "document.issued", ...other, isWhole: true },
    ),
    "its issuer sends it": allow({ type: "document.sent", ...by }, "client.notified"),
    "another person sends it": refuse("FORBIDDEN", { type: "document.sent", ...other }),
    "its issuer changes what is issued": refuse(
      "DOCUMENT_CHANGED",
      { type: "document.edited", ...by },
      { type: "document.deleted", ...by },
      { type: "document.issued", ...by, isWhole: true },
      { type: "document.begun", as: "devis" },
    ),
    "its client accepts": allow(accepts, "issuer.notified"),
    "its client refuses": allow(refuses, "issuer.notified"),
    "its client answers on the day after": refuse(
      "QUOTE_EXPIRED",
      { ...accepts, isInTime: false },
      { ...refuses, isInTime: false },
    ),
    "its client answers what time ended": refuse("QUOTE_EXPIRED", accepts, refuses),
    "its issuer answers in place of the client": refuse(
      "FORBIDDEN",
      { ...accepts, ...by },
      { ...refuses, ...by },
    ),
    "its client answers twice": refuse("DOCUMENT_CHANGED", accepts, refuses),
    "its validity ends": allow({ type: "validity.ended" }, "issuer.notified"),
    "an invoice comes of it": allow({ type: "quote.invoiced", ...by }),
    "another person makes an invoice of it": refuse("FORBIDDEN", { type: "quote.invoiced", ...other }),
    "it is paid": allow({ type: "invoice.paid", ...by }),
    "another person declares that it is paid": refuse("FORBIDDEN", { type: "invoice.paid", ...other }),
    "a credit note of it is begun": allow({ type: "invoice.corrected", ...by }),
    "another person corrects it": refuse("FORBIDDEN", { type: "invoice.corrected", ...other }),
    "a credit note takes a part of it": allow({ type: "credit.issued", takes: "part" }),
    "a credit note takes all of it": allow({ type: "credit.issued", takes: "whole" }),
    "a credit note takes too much": refuse("CREDIT_TOO_HIGH", { type: "credit.issued", takes: "beyond" }),
  },
  agree: ({ state, isGone }, story) => {
    expect(isGone).toBe(story.isGone);
    if (story.type === null || story.isGone) expect(state).toBe(null);
    else expect(state).toEqual({ type: story.type, status: story.status, fact: story.fact });
  },
  invariants: {
    "nothing that was issued is changed or deleted": ({ state }) =>
      state === null ||
      (state.status === "brouillon") === allowedDocumentActs(state, "issuer").includes("remove"),
    "its client never has its issuer's acts": ({ state }) =>
      state === null || allowedDocumentActs(state, "client").length === 0,
    "only an accepted quote becomes an invoice": ({ state }) =>
      state === null ||
      allowedDocumentActs(state, "issuer").includes("invoice") ===
        (state.type === "devis" && state.status === "accepté"),
  },
});
