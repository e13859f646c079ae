import type { Api } from "@jobami/api/http/client";
import { newKey } from "@jobami/api/http/new-key";
import { missionsClient } from "@jobami/api/missions/client";
import {
  createDraftKeeperMachine,
  type DraftKeeperMachine,
  type StoredDraft,
} from "@jobami/machines/forms/draft-keeper";
import {
  type ComposerRecord,
  createMissionComposerMachine,
  type MissionComposerMachine,
} from "@jobami/machines/missions/mission-composer";
import { fromPromise } from "xstate";
import { machinePaths } from "../../../machine-paths.ts";
import { systemClock } from "../../../platform/clock/index.ts";
import { type StoredRecord, storedRecord } from "../../../platform/storage/index.ts";
import type { MissionDraft } from "./mission-form.ts";

const dayMs = 86_400_000;

/** The composer with its one call to the server. */
export function composerMachine(api: Api): MissionComposerMachine {
  const client = missionsClient(api);
  return createMissionComposerMachine({
    paths: machinePaths,
    newIdempotencyKey: newKey,
  }).provide({
    actors: {
      publishMission: fromPromise(async ({ input, signal }) => {
        const { values, idempotencyKey } = input;
        return (await client.create({ body: values, idempotencyKey, signal })).data;
      }),
    },
  });
}

/** The keeper of the person's draft, over this browser's storage; `onNotSaved` hears of each save that fails. */
export function keeperMachine(
  record: StoredRecord<StoredDraft<MissionDraft>>,
  onNotSaved: () => void,
): DraftKeeperMachine<MissionDraft> {
  return createDraftKeeperMachine<MissionDraft>({ now: systemClock.now }).provide({
    actors: {
      loadDraft: fromPromise(async () => record.read()),
      saveDraft: fromPromise<unknown, StoredDraft<MissionDraft>>(async ({ input }) => {
        try {
          record.write(input);
        } catch (error) {
          onNotSaved();
          throw error;
        }
      }),
      clearDraft: fromPromise<unknown>(async () => record.clear()),
    },
  });
}

/** The key of a publication that had no answer yet, retained for this tab. */
export const publicationRecord: StoredRecord<ComposerRecord> = storedRecord({
  key: "mission-publication",
  kind: "tab",
  lifeMs: dayMs,
  isValid: (value): value is ComposerRecord =>
    typeof value === "object" && value !== null && "idempotencyKey" in value,
});
