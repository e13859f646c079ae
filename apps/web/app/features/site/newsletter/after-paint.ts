/** The form in the footer, loaded once it is wanted. */
export async function loadNewsletterSection() {
  return { default: (await import("./NewsletterSection.tsx")).NewsletterSection };
}
