import { type Access, isStaffAccess, type Role, roleReaches } from "@jobami/api/http/route";
import { type StaffPower, staffMay } from "@jobami/machines/auth/staff-powers";
import type { FastifyRequest } from "fastify";
import type { Platform } from "../platform.ts";
import { profileDisabled } from "../sessions/profile-disabled.ts";
import type { Session } from "../sessions/sessions.ts";
import { DomainError } from "./domain-error.ts";

/** The power that a call of staff's asks for. */
const powerFor = {
  jobutil: null,
  jobmodo: "moderation",
  jobpadm: "administration",
} as const satisfies Record<Role, StaffPower | null>;

type Gate = Pick<Platform, "sessions">;

/** Who calls; where staff is asked for, as they are at this very moment. */
export function sessionFor(
  { sessions }: Gate,
  access: Access,
  request: FastifyRequest,
): Promise<Session | null> {
  return sessions.read(request, { isFresh: isStaffAccess(access) });
}

/** Throws unless the caller may call: UNAUTHENTICATED, SESSION_EXPIRED, PROFIL_DISABLED, FORBIDDEN or SECOND_FACTOR_REQUIRED. */
export function admit(
  { sessions }: Gate,
  access: Access,
  request: FastifyRequest,
  session: Session | null,
): void {
  if (access === "public") return;
  if (session === null)
    throw new DomainError(sessions.wasSignedIn(request) ? "SESSION_EXPIRED" : "UNAUTHENTICATED");
  if (!session.person.profil_actif) throw profileDisabled(session.person);
  if (!roleReaches(session.person.role, access)) throw new DomainError("FORBIDDEN");
  const power = powerFor[access];
  if (power !== null && !staffMay(session.person, power)) throw new DomainError("SECOND_FACTOR_REQUIRED");
}

/** The person who calls a route that is no call of the contract; whoever may not is refused as there. */
export async function admitted(
  gate: Gate,
  access: Exclude<Access, "public">,
  request: FastifyRequest,
): Promise<Session> {
  const session = await sessionFor(gate, access, request);
  admit(gate, access, request, session);
  return session as Session;
}

/** Throws FORBIDDEN for what a page of another site asks for: the cookie of a session follows its links, and it could make people download. */
export function refuseOtherSites(request: FastifyRequest): void {
  const site = request.headers["sec-fetch-site"];
  if (site === "cross-site" || site === "same-site") throw new DomainError("FORBIDDEN");
}
