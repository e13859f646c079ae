import { pictureOf } from "@jobami/api/files/routes";
import type { PersonRow } from "@jobami/api/people/contract";
import { shownAddress } from "../../platform/mail/shown-address.ts";
import { type Account, lastActive, stateOf } from "../users/users.domain.ts";

/** What a person is called; null once they are gone. */
export const nameOf = (account: Pick<Account, "statut" | "prenom" | "nom">): string | null =>
  account.statut === "deleted" ? null : `${account.prenom} ${account.nom}`;

/** The small picture that an account shows itself by, as staff see it; null once they are gone. */
export const faceOf = ({ photoFileId }: Pick<Account, "photoFileId">): string | null =>
  photoFileId === null ? null : pictureOf(photoFileId).small;

/** An account as administrators list it. */
export function toPerson(account: Account): PersonRow {
  const { id, email, role, userType, createdAt, lastLoginAt, lastSeenAt } = account;
  const isGone = account.statut === "deleted";
  const wasHere = lastLoginAt !== null || lastSeenAt !== null;
  return {
    id,
    name: nameOf(account),
    email: isGone ? null : shownAddress(email),
    photo: faceOf(account),
    role,
    userType,
    state: stateOf(account),
    registeredAt: createdAt.toISOString(),
    lastActiveAt: wasHere ? lastActive(account).toISOString() : null,
  };
}
