import type { Acquaintance, ClientDetail, WorkedFor } from "@jobami/api/relations/contract";
import { type Clock, instant } from "../../platform/clock/clock.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Profiles } from "../profiles/profiles.domain.ts";
import { holdActive } from "../users/users.domain.ts";
import { relationsRepository as repository } from "./relations.repository.ts";

/** Whom people worked with, as it follows from what they agreed on, and what they keep for themselves about them. */
export function createRelations({
  clock,
  profiles,
}: {
  clock: Clock;
  profiles: Pick<Profiles, "summaries">;
}) {
  /** With the profiles of those who can be seen now. */
  async function shown<T extends { person: { id: string } }>(db: Db, people: readonly T[]) {
    const seen = await profiles.summaries(
      db,
      people.map(({ person }) => person.id),
    );
    return people.map((one) => ({ ...one, profile: seen.get(one.person.id)?.summary ?? null }));
  }

  async function clientOf(db: Db, userId: string, id: string): Promise<WorkedFor> {
    const found = await repository.client(db, userId, id);
    const [client] = found === null ? [] : await shown(db, [found]);
    if (client === undefined) throw new DomainError("NOT_FOUND");
    return client;
  }

  return {
    /** Everybody whom a person agreed to work for, the last first [DASH-17]. */
    clients: async (db: Db, userId: string): Promise<WorkedFor[]> =>
      shown(db, await repository.clients(db, userId)),
    /** One of them, with what there is between the two. Throws NOT_FOUND for anybody else. */
    async client(db: Db, userId: string, id: string): Promise<ClientDetail> {
      const client = await clientOf(db, userId, id);
      return { client, ...(await repository.history(db, userId, id)) };
    },
    /** Replaces what a person keeps for themselves about one of them. Throws NOT_FOUND for anybody else, and NOTE_CHANGED, with what is stored, when another version is stored than `version`. */
    async note(
      tx: Tx,
      userId: string,
      id: string,
      { version, ...content }: { note: string; tags: string[]; version: number },
    ): Promise<WorkedFor> {
      await holdActive(tx, userId);
      await clientOf(tx, userId, id);
      const row = { userId, clientId: id, ...content, version: version + 1, updatedAt: instant(clock) };
      const isWritten = await repository.note(tx, row);
      const client = await clientOf(tx, userId, id);
      if (!isWritten) throw new DomainError("NOTE_CHANGED", { client });
      return client;
    },
    /** Whom a person met; a favourite who is not seen now is left out, and comes back when they are [DASH-15]. */
    async network(db: Db, userId: string): Promise<Acquaintance[]> {
      const people = await shown(db, await repository.network(db, userId));
      return people.filter(({ profile, forThem, forMe }) => profile !== null || forThem + forMe > 0);
    },
    /** Takes what was noted about a person who leaves away from everybody. */
    forget: repository.forget,
  };
}

export type Relations = ReturnType<typeof createRelations>;
