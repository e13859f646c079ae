/** The words of a notification: its HTML as text, so that nothing in it can run [NOTIF-03]. */
export function plainText(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.textContent ?? "";
}
