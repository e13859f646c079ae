/** The text of a notification: its HTML as text, so that nothing in it can run; what is no text is left out [NOTIF-03]. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const unsaid of body.querySelectorAll("script, style")) unsaid.remove();
  return body.textContent ?? "";
}
