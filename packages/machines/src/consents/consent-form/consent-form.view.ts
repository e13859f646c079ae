import type { ConsentKind } from "@jobami/api/consents/contract";
import type { SnapshotFrom } from "xstate";
import type { ConsentMachine } from "./consent-form.machine.ts";
import type { ConsentProblem } from "./consent-form.types.ts";

/** What a consent modal shows. */
export interface ConsentView {
  kind: ConsentKind;
  isOpen: boolean;
  firstName: string;
  lastName: string;
  /** The profile is being read: nothing is stated missing yet. */
  isReading: boolean;
  isFirstNameMissing: boolean;
  isLastNameMissing: boolean;
  isTicked: boolean;
  isSending: boolean;
  isRevoking: boolean;
  /** False while a name is missing or not known yet [CONS-08]. */
  canConfirm: boolean;
  problem: ConsentProblem | null;
}

/** Snapshot to modal. */
export function consentView(snapshot: Pick<SnapshotFrom<ConsentMachine>, "hasTag" | "context">): ConsentView {
  const { kind, names, isTicked, problem } = snapshot.context;
  const isOpen = snapshot.hasTag("open");
  const isReading = snapshot.hasTag("reading");
  const isKnown = isOpen && !isReading;
  return {
    kind,
    isOpen,
    ...names,
    isReading,
    isFirstNameMissing: isKnown && names.firstName === "",
    isLastNameMissing: isKnown && names.lastName === "",
    isTicked,
    isSending: snapshot.hasTag("sending"),
    isRevoking: snapshot.hasTag("revoking"),
    canConfirm: isKnown && names.firstName !== "" && names.lastName !== "",
    problem,
  };
}
