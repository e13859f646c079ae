import { expect } from "../../testing/expect.ts";
import { proveMachine } from "../../testing/prove-machine.ts";
import type { Simulation } from "../../testing/simulation.ts";
import { decideTermsVersion, termsNoticeMs } from "./index.ts";
import { termsVersionLifecycle } from "./terms-version.machine.ts";
import { termsVersionModel } from "./terms-version.model.ts";
import type { TermsVersionEvent, TermsVersionRefusal, TermsVersionStatus } from "./terms-version.types.ts";

interface Harness {
  simulation: Simulation;
  status: TermsVersionStatus;
  announcements: number;
  withdrawals: number;
}

const published = (facts: Partial<Extract<TermsVersionEvent, { type: "version.published" }>> = {}) => ({
  type: "version.published" as const,
  noticeMs: termsNoticeMs,
  isNewer: true,
  isAnotherAnnounced: false,
  ...facts,
});

/** Asks the decision, and the machine as an actor beside it: both must lead to the same. */
function decide(harness: Harness, event: TermsVersionEvent) {
  const snapshot = termsVersionLifecycle.resolveState({ value: harness.status });
  const asked = harness.simulation.ask(termsVersionLifecycle, { snapshot }, event);
  const decision = decideTermsVersion(harness.status, event);
  expect(asked.value).toBe(decision.allowed ? decision.next : harness.status);
  if (!decision.allowed) return decision;
  harness.status = decision.next;
  for (const { type } of decision.follows)
    harness[type === "announcement.ordered" ? "announcements" : "withdrawals"] += 1;
  return decision;
}

function refuse(harness: Harness, event: TermsVersionEvent, reason: TermsVersionRefusal): void {
  expect(decide(harness, event)).toEqual({ allowed: false, reason });
}

proveMachine({
  machine: termsVersionLifecycle,
  model: termsVersionModel,
  harness: (simulation): Harness => ({ simulation, status: "draft", announcements: 0, withdrawals: 0 }),
  perform: {
    "is published in time": (harness) => {
      decide(harness, published());
    },
    "is published too late": (harness) =>
      refuse(harness, published({ noticeMs: termsNoticeMs - 1 }), "TERMS_NOTICE_TOO_SHORT"),
    "is published while another waits": (harness) =>
      refuse(harness, published({ isAnotherAnnounced: true }), "TERMS_ALREADY_ANNOUNCED"),
    "is published under an old number": (harness) =>
      refuse(harness, published({ isNewer: false }), "TERMS_VERSION_NOT_NEWER"),
    "is published again": (harness) => {
      decide(harness, published());
    },
    "its date comes": (harness) => {
      decide(harness, { type: "date.reached" });
    },
    "the next one is in force": (harness) => {
      decide(harness, { type: "version.replaced" });
    },
    "is taken back before its date": (harness) => {
      const decision = decide(harness, { type: "version.withdrawn" });
      expect(decision.allowed && decision.follows).toEqual([{ type: "withdrawal.ordered" }]);
    },
    "is taken back too late": (harness) =>
      refuse(harness, { type: "version.withdrawn" }, "TERMS_NOT_ANNOUNCED"),
    "time passes": (harness) => {
      decide(harness, { type: "date.reached" });
      decide(harness, { type: "version.replaced" });
    },
  },
  agree: (harness, { status }) => {
    expect(harness.status).toBe(status);
  },
  invariants: {
    "a version is announced once, before it holds": ({ status, announcements }) =>
      announcements === (status === "draft" ? 0 : 1),
    "what was taken back is reported once": ({ status, withdrawals }) =>
      withdrawals === (status === "withdrawn" ? 1 : 0),
  },
});
