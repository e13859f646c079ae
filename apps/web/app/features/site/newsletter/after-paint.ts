/** The form in the footer, loaded after the first paint. */
export async function loadNewsletterSection() {
  return { default: (await import("./NewsletterSection.tsx")).NewsletterSection };
}
