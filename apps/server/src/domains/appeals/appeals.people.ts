import type { Db } from "../../platform/database/database.ts";
import type { Users } from "../users/users.domain.ts";

/** What people are called, by their ids; no one who left. */
export async function namesOf(
  db: Db,
  users: Pick<Users, "byIds">,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))];
  const accounts = await users.byIds(db, known);
  return new Map(
    accounts
      .filter(({ statut }) => statut !== "deleted")
      .map(({ id, prenom, nom }) => [id, `${prenom} ${nom}`]),
  );
}
