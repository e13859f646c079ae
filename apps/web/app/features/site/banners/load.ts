/** The choices behind « Personnaliser », loaded once they are asked for. */
export async function loadCookiePreferences() {
  return { default: (await import("@jobami/ui/patterns/CookiePreferences")).CookiePreferences };
}

/** The invitation to sign up, loaded once it shows. */
export async function loadSignUpBanner() {
  return { default: (await import("@jobami/ui/patterns/SignUpBanner")).SignUpBanner };
}
