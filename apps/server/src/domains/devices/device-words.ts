/** A browser in words: « Firefox sur Windows ». */
export function deviceWords({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser === null) return "un navigateur inconnu";
  return system === null ? browser : `${browser} sur ${system}`;
}
