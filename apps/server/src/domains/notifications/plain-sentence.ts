const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Plain text as HTML that shows it letter for letter. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => escapes[letter] ?? letter);
}

/** A line's sentence as plain text. */
export function plainSentence(content: string): string {
  const letters = Object.entries(escapes);
  return content
    .replace(/^<p>|<\/p>$/g, "")
    .replace(/&[#\w]+;/g, (entity) => letters.find(([, known]) => known === entity)?.[0] ?? entity);
}
