import type { Api } from "@jobami/api/http/client";
import { missionsClient } from "@jobami/api/missions/client";
import type { Mission, MissionEditBody } from "@jobami/api/missions/contract";
import type { SubmissionMachine } from "@jobami/machines/submission";
import { submissionOf } from "../../../platform/forms/index.ts";
import { type StoredRecord, storedRecord } from "../../../platform/storage/index.ts";
import type { MissionForm } from "../composer/index.ts";

export type EditProblem = "FORM_INVALID" | "CHANGED" | "CLOSED" | "FAILED";

/** States a mission otherwise. */
export const editingMachine = (
  api: Api,
  id: string,
): SubmissionMachine<MissionEditBody, Mission, EditProblem> =>
  submissionOf<MissionEditBody, Mission, EditProblem>(
    async (body, idempotencyKey) =>
      (await missionsClient(api).edit({ params: { id }, body, idempotencyKey })).data,
    {
      outcomes: {
        problems: {
          VALIDATION_FAILED: "FORM_INVALID",
          MISSION_CHANGED: "CHANGED",
          MISSION_TRANSITION_REFUSED: "CLOSED",
          NOT_FOUND: "CLOSED",
        },
        otherwise: "FAILED",
      },
    },
  );

/** What was typed of an edit, and the version that it was begun on. */
export interface StoredEdit {
  values: MissionForm;
  version: number;
}

const dayMs = 86_400_000;

/** An edit that was not sent, in this tab: a reload or a cut network loses nothing. Apart from the draft of a new mission. */
export const editRecord = (userId: string, id: string): StoredRecord<StoredEdit> =>
  storedRecord({
    key: `mission-edit:${userId}:${id}`,
    kind: "tab",
    lifeMs: dayMs,
    isValid: (value): value is StoredEdit =>
      typeof value === "object" && value !== null && "values" in value && "version" in value,
  });
