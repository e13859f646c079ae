/** What a key does, by the letter on it. */
export type Shortcuts = Readonly<Record<string, () => void>>;

/** True where letters are typed. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=range])");

/** Listens to single letters, but where a person types, holds another key, or has turned them off. */
export function listenToShortcuts(shortcuts: Shortcuts, isOn: () => boolean): void {
  document.addEventListener("keydown", (event) => {
    if (!isOn() || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = shortcuts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
}
