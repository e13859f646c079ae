import type { LookKind } from "@jobami/api/audit/contract";
import { type StaffPower, staffMay } from "@jobami/machines/auth/staff-powers";
import { type SQL, sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Db } from "../database/database.ts";
import { newId } from "../database/ids.ts";
import { inTransaction } from "../database/transaction.ts";
import type { Session } from "../sessions/sessions.ts";
import type { Audit } from "./audit.ts";

/** What a look is asked for with. */
export interface LookInput {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** The id of whoever reads. */
  viewer: string;
}

/** A call by which staff reads what is others'. */
export interface Look {
  kind: LookKind;
  /** Whose it is, others than the viewer: a query with the column `id`. Without it the call lists many people's, and is noted once. */
  whose?: (input: LookInput) => SQL;
  /** In a members' call: what lets staff look. Sides of the matter look at their own, which is no look: `whose` leaves them out. */
  power?: StaffPower;
}

/** The calls of a domain that are reads, by the call's name. */
export type Reads<C> = { readonly [K in keyof C]?: Look };

/** A look at what is of the person in the address. */
export const atPerson = (kind: LookKind): Look => ({
  kind,
  whose: ({ params, viewer }) =>
    sql`select p.id from (select ${params.id}::uuid as id) p where p.id <> ${viewer}::uuid`,
});

/** Whether a call may be a look of whoever makes it. */
export function mayBeLook(look: Look, session: Session | null): session is Session {
  return session !== null && (look.power === undefined || staffMay(session.person, look.power));
}

/** A browser that fetches ahead what no one has asked to see yet (`Sec-Purpose`, and what came before it). */
export function isPrefetch({ headers }: Pick<FastifyRequest, "headers">): boolean {
  return ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /\b(?:prefetch|prerender|preview)\b/i.test(String(headers[name] ?? "")),
  );
}

/** Keeps reads in the audit, before what was looked at is sent: no one sees without a trace. */
export function createReads({ audit, db }: { audit: Audit; db: Db }) {
  const by = ({ person }: Session, request: FastifyRequest) =>
    ({ kind: "person", id: person.id, address: request.ip }) as const;

  return {
    /** Notes a look by a call, once for each person whose it is; with what else the call does. */
    async note(
      on: Db,
      {
        call,
        look: { kind, whose },
        session,
        request,
      }: { call: string; look: Look; session: Session; request: FastifyRequest },
    ): Promise<void> {
      const params = request.params as LookInput["params"];
      const query = request.query as LookInput["query"];
      await inTransaction(on, async (tx) => {
        const input = { params, query, viewer: session.person.id };
        const people = whose === undefined ? [] : (await tx.execute<{ id: string }>(whose(input))).rows;
        const subjects =
          whose === undefined
            ? [{ kind: "list", id: newId() } as const]
            : people.map(({ id }) => ({ kind: "account", id }) as const);
        for (const subject of subjects)
          await audit.record(tx, { kind, by: by(session, request), subject, after: { call } });
      });
    },
    /** Notes a look at a person’s file. */
    async noteFile(
      kind: LookKind,
      file: { id: string; ownerId: string },
      session: Session,
      request: FastifyRequest,
    ): Promise<void> {
      const subject = { kind: "account", id: file.ownerId } as const;
      await inTransaction(db, (tx) =>
        audit.record(tx, { kind, by: by(session, request), subject, after: { file: file.id } }),
      );
    },
  };
}
