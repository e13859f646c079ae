const home = "/dashboard";

/** Whether a path leads to a page of this product: never to another origin (`//host`, `/\host`), never with control characters. */
export function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\p{Cc}\\]*$/u.test(path);
}

function isUsable(path: string | null | undefined): path is string {
  return typeof path === "string" && isOwnPath(path) && !/^\/login\/?(?:[?#]|$)/.test(path);
}

/** Where a sign-in leads: the page they came from unless it is the login page, the server's target, /dashboard [LOGIN-22, LOGIN-23, LOGIN-24]. */
export function destinationOf(cameFrom: string | null, redirectTo: string | undefined): string {
  if (isUsable(cameFrom)) return cameFrom;
  return typeof redirectTo === "string" && isOwnPath(redirectTo) ? redirectTo : home;
}
