import type { SessionUser } from "@jobami/api/auth/contract";
import { type StaffPower, staffPowersIn } from "@jobami/machines/auth/staff-powers";
import type { Db } from "../database/database.ts";

/** What is known of a person, whatever session they use. */
export interface KnownPerson extends SessionUser {
  /** They hid their profile: their missions and proposals are refused. */
  profile_hidden: boolean;
}

/** The signed-in person as handlers see them; at most 5 s old. */
export interface Person extends KnownPerson {
  /** What they may do beyond members in this session; asked for by `staffMay`. */
  powers: readonly StaffPower[];
}

/** A living session and whose it is. */
export interface Session {
  id: string;
  person: Person;
}

/** A person in a session that began with more than a password, or did not. */
export function personIn(known: KnownPerson, began: { hasSecondFactor: boolean }): Person {
  const hasSecondFactor = began.hasSecondFactor && known.two_factor_enabled;
  const powers = staffPowersIn({ role: known.role, isActive: known.profil_actif, hasSecondFactor });
  return { ...known, powers };
}

/** Reads a person by id; the users domain gives it. */
export type FindPerson = (db: Db, userId: string) => Promise<KnownPerson | null>;
