export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** ROLE-01: the roles of signed-in people, from least to most. */
export const roles = ["jobutil", "jobmodo", "jobpadm"] as const;
export type Role = (typeof roles)[number];

/** Who may call: anybody, or a signed-in person of at least this role. */
export type Access = "public" | Role;

/** Method, path (with `:name` parameters) and access of one call: all that a browser needs to know before calling. */
export interface Route {
  method: Method;
  path: string;
  access: Access;
  /** It begins, renews or ends a session, and its answer brings the CSRF token of what comes after. */
  changesSession?: true;
  /** Its CSRF token is fetched, whatever the cookie holds, and it states that it is JSON without a body [SESS-30, MSG-08]. */
  fetchesCsrf?: true;
}

/** A role passes every gate at or below its own rank. */
export function roleReaches(role: Role, needed: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(needed);
}

/** Whether a call is staff's: it asks for a second factor too, and for the role of this very moment. */
export function isStaffAccess(access: Access): boolean {
  return access !== "public" && access !== "jobutil";
}

/** Calls that change something carry a CSRF header and may carry an Idempotency-Key [SESS-27]. */
export function isChange(method: Method): boolean {
  return method !== "GET";
}
