/** Writes down a failure that no one needs to be shown. That no one is signed in is information, not an error [ERR-29]. */
export function logFailure(what: string, failure: { code: string; status: number }): void {
  const { info, error } = console;
  if (failure.status === 401) info(what, failure.code);
  else error(what, failure.code, failure.status);
}
