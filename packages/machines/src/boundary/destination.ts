import type { Paths } from "./paths.ts";

/** Whether a path leads to a page of this product: never to another origin (`//host`, `/\host`), never with control characters. */
export function isOwnPath(path: string): boolean {
  return /^\/([^\\/\p{Cc}][^\\\p{Cc}]*)?$/u.test(path);
}

const pageOf = (path: string) => path.replace(/\/?([?#].*)?$/s, "");

/** Where a sign-in leads: the page they came from unless it is the sign-in page, the server's target, the dashboard [LOGIN-22, LOGIN-23, LOGIN-24]. */
export function destinationOf(
  cameFrom: string | null,
  redirectTo: string | undefined,
  { login, dashboard }: Pick<Paths, "login" | "dashboard">,
): string {
  if (cameFrom !== null && isOwnPath(cameFrom) && pageOf(cameFrom) !== login) return cameFrom;
  return redirectTo !== undefined && isOwnPath(redirectTo) ? redirectTo : dashboard;
}
