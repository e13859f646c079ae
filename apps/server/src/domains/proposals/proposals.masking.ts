import { sql } from "drizzle-orm";
import { createFilterRenewal, type Renewal } from "../../composition/contact-filter.ts";
import type { Maskable } from "../../composition/contributions.ts";
import type { Live } from "../../platform/live/live.ts";
import type { Masking } from "../masking/masking.domain.ts";
import { announceProposals } from "./announce.ts";
import { proposalsRepository as repository } from "./proposals.repository.ts";
import { proposalOffers, proposalRefusals } from "./proposals.tables.ts";

/** What a decision of moderators about a contested text changes. */
export const maskableOffers = (live: Pick<Live, "record">): Maskable => ({
  kinds: ["offer.message", "refusal.text"],
  async changed(tx, { kind, subjectId, part = 0 }, text) {
    if (text !== null && kind === "refusal.text")
      await repository.setRefusal(tx, subjectId, { message: text });
    else if (text !== null)
      await repository.setMessage(tx, { proposalId: subjectId, version: part }, { message: text });
    const row = await repository.lock(tx, subjectId);
    if (row !== null) await announceProposals(tx, live, [row]);
  },
});

/** Reads through the messages of older offers anew. */
export const renewOffers = (
  masking: Pick<Masking, "renew">,
  how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">,
) =>
  createFilterRenewal<{
    id: string;
    proposalId: string;
    missionId: string;
    version: number;
    authorId: string;
    message: string;
  }>({
    ...how,
    table: proposalOffers,
    id: { column: sql`proposal_id`, order: sql`proposal_id, version` },
    columns: sql`proposal_id as "proposalId", version, author_id as "authorId", message,
      (select p.mission_id from proposals p where p.id = proposal_id) as "missionId"`,
    async keep(tx, { proposalId, missionId, version, authorId, message }, filter) {
      const of = {
        kind: "offer.message",
        subjectId: proposalId,
        part: version,
        authorId,
        missionId,
      } as const;
      const { text, filterVersion } = await masking.renew(tx, of, message, filter);
      await repository.setMessage(tx, { proposalId, version }, { message: text, filterVersion });
    },
  });

/** Reads through what older refusals state anew. */
export const renewRefusals = (
  masking: Pick<Masking, "renew">,
  how: Pick<Renewal<never>, "db" | "filter" | "batch" | "most">,
) =>
  createFilterRenewal<{ id: string; missionId: string; authorId: string; message: string }>({
    ...how,
    table: proposalRefusals,
    id: { column: sql`proposal_id`, order: sql`proposal_id` },
    columns: sql`author_id as "authorId", message,
      (select p.mission_id from proposals p where p.id = proposal_id) as "missionId"`,
    async keep(tx, { id, missionId, authorId, message }, filter) {
      const of = { kind: "refusal.text", subjectId: id, authorId, missionId } as const;
      const { text, filterVersion } = await masking.renew(tx, of, message, filter);
      await repository.setRefusal(tx, id, { message: text, filterVersion });
    },
  });
