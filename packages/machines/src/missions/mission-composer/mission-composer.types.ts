import type { FieldError } from "@jobami/api/http/error-codes";
import type { Mission, MissionBody } from "@jobami/api/missions/contract";
import type { Navigation, Notice, Remembering } from "../../boundary/emitted.ts";
import type { RefusalCode } from "../../boundary/refusal.ts";
import type { ComposerStep, FieldStep } from "./mission-composer.steps.ts";

export type MissionValues = MissionBody;
export type { Mission };

/** How far a mission being composed has come. */
export interface ComposerProgress {
  step: ComposerStep;
  completed: FieldStep[];
}

/** What must outlive a reload: the key of a publication that had no answer yet. */
export interface ComposerRecord {
  idempotencyKey: string | null;
}

export interface MissionComposerInput {
  progress?: ComposerProgress | undefined;
  record?: ComposerRecord | undefined;
}

/** Why the mission was not published. FORM_INVALID comes with its fields; UNANSWERED and TERMS_UNCHECKED can be tried again as they stand. */
export type ComposerProblemCode =
  | "FORM_INVALID"
  | "UNANSWERED"
  | "ALREADY_PUBLISHED"
  | "PROFILE_HIDDEN"
  | "SIGNED_OUT"
  | "TERMS_MISSING"
  | "TERMS_UNCHECKED"
  | "PUBLICATION_REFUSED";

export interface ComposerProblem {
  code: ComposerProblemCode;
  /** The code behind it, as the server or the network gave it; null when nothing was sent. */
  cause: RefusalCode | null;
  /** The server's sentence; empty when there is none. */
  message: string;
  fields: FieldError[];
}

export interface MissionComposerContext {
  completed: FieldStep[];
  /** Where a restored or refused composition goes on. */
  resumeAt: ComposerStep;
  /** Names this publication to the server until it has answered, so that repetitions publish once. */
  idempotencyKey: string | null;
  problem: ComposerProblem | null;
  /** What a discarded composition was, until something else is composed. */
  discarded: (ComposerProgress & ComposerRecord) | null;
}

export type MissionComposerEvent =
  /** The form found the fields of this step valid when the user went on. */
  | { type: "step.completed"; step: FieldStep }
  /** The form found fields of this step invalid. */
  | { type: "step.refused"; step: FieldStep }
  | { type: "back.chosen" }
  | { type: "step.chosen"; step: ComposerStep }
  | { type: "form.submitted"; values: MissionValues }
  /** Nothing was sent: the terms are not accepted, or no one could state whether they are. */
  | { type: "terms.missing" }
  | { type: "terms.unchecked" }
  /** A stored draft came back: how far it had come. */
  | { type: "draft.restored"; progress: ComposerProgress }
  | { type: "draft.discarded" }
  | { type: "discard.undone" };

export type ComposerNoticeCode = "MISSION_PUBLISHED" | ComposerProblemCode;

/** The mission is with the server, as it answered: the draft can go. */
export interface MissionPublished {
  type: "mission.published";
  mission: Mission;
}

export type MissionComposerEmitted =
  | Notice<ComposerNoticeCode>
  | Navigation
  | Remembering<ComposerRecord>
  | MissionPublished;
