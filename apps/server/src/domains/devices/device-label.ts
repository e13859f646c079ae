/** A browser as text: « Firefox sur Windows ». */
export function deviceLabel({ browser, system }: { browser: string | null; system: string | null }): string {
  if (browser === null) return "un navigateur inconnu";
  return system === null ? browser : `${browser} sur ${system}`;
}
