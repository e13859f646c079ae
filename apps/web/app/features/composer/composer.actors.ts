import type { Api } from "@jobami/api/http/client";
import { missionsClient } from "@jobami/api/missions/client";
import {
  createDraftKeeperMachine,
  type DraftKeeperMachine,
  type StoredDraft,
} from "@jobami/machines/flows/draft-keeper";
import {
  type ComposerRecord,
  createMissionComposerMachine,
  type MissionComposerMachine,
} from "@jobami/machines/flows/mission-composer";
import { fromPromise } from "xstate";
import { type StoredRecord, storedRecord } from "../../world/stored.ts";
import { isMissionDraft, type MissionDraft } from "./mission-form.ts";

const dayMs = 86_400_000;

/** The composer with its one call to the server. */
export function composerMachine(api: Api): MissionComposerMachine {
  const client = missionsClient(api);
  return createMissionComposerMachine({ newIdempotencyKey: () => crypto.randomUUID() }).provide({
    actors: {
      publishMission: fromPromise(async ({ input, signal }) => {
        const { values, idempotencyKey } = input;
        return (await client.create({ body: values, idempotencyKey, signal })).data;
      }),
    },
  });
}

/** The person's draft in this browser, kept 30 days after the last change. */
export function draftRecord(userId: string): StoredRecord<StoredDraft<MissionDraft>> {
  return storedRecord({
    key: `mission-draft:${userId}`,
    kind: "device",
    lifeMs: 30 * dayMs,
    isValid: isMissionDraft,
  });
}

/** The keeper of the person's draft, over this browser's storage. */
export function keeperMachine(
  record: StoredRecord<StoredDraft<MissionDraft>>,
): DraftKeeperMachine<MissionDraft> {
  return createDraftKeeperMachine<MissionDraft>({ now: Date.now }).provide({
    actors: {
      loadDraft: fromPromise(async () => record.read()),
      saveDraft: fromPromise<unknown, StoredDraft<MissionDraft>>(async ({ input }) => record.write(input)),
      clearDraft: fromPromise<unknown>(async () => record.clear()),
    },
  });
}

/** The key of a publication that had no answer yet, kept for this tab. */
export const publicationRecord: StoredRecord<ComposerRecord> = storedRecord({
  key: "mission-publication",
  kind: "tab",
  lifeMs: dayMs,
  isValid: (value): value is ComposerRecord =>
    typeof value === "object" && value !== null && "idempotencyKey" in value,
});
