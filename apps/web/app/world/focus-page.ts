/** What held the focus goes away: reading goes on at the page, where it stands. */
export function focusPage(): void {
  document.getElementById("contenu")?.focus({ preventScroll: true });
}
