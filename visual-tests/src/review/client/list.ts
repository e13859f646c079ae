import type { Entry } from "../contents.ts";
import type { Group } from "../groups.ts";
import { countOf, make } from "./elements.ts";
import { groupsOf, type State } from "./state.ts";

/** The list of pictures, by groups; the page moves through it. */
export interface PictureList {
  element: HTMLElement;
  /** Shows the list anew, after a filter or a decision. */
  refresh(): void;
  /** Marks the picture that is looked at, and brings it to sight; the focus follows where it is in the list. */
  mark(): void;
  /** The name that stands so many places after the one that is looked at. */
  beside(step: number): string | undefined;
}

const decisionLabels = { accepted: "acceptée", refused: "refusée" } as const;

/** Makes the list; `onShown` is called with the picture that a person turns to, `onChosen` when another set is chosen. */
export function makeList(state: State, onShown: (name: string) => void, onChosen: () => void): PictureList {
  const element = make("nav", { ariaLabel: "Images à regarder" });
  const buttons = new Map<string, HTMLButtonElement>();

  const choose = (entries: readonly Entry[], isChosen: boolean) => {
    for (const { name } of entries) state.chosen[isChosen ? "add" : "delete"](name);
    refresh();
    onChosen();
  };

  const item = (entry: Entry) => {
    const { name, title, verdict, pixels } = entry;
    const decision = state.reviewed.decisions[name];
    const facts = [
      verdict,
      pixels === undefined ? "" : countOf(pixels, "pixel"),
      decision === undefined ? "" : decisionLabels[decision.verdict],
    ];
    const button = make(
      "button",
      { type: "button", onclick: () => onShown(name) },
      title,
      make("small", { textContent: facts.filter((fact) => fact !== "").join(", ") }),
    );
    if (decision !== undefined) button.dataset.decision = decision.verdict;
    buttons.set(name, button);
    const box = make("input", {
      type: "checkbox",
      checked: state.chosen.has(name),
      disabled: entry.hash === undefined,
    });
    box.ariaLabel = `Choisir ${title}`;
    box.onchange = () => choose([entry], box.checked);
    return make("li", {}, box, button);
  };

  const section = ({ title, entries }: Group) => {
    const decidable = entries.filter(({ hash }) => hash !== undefined);
    const isAll = decidable.length > 0 && decidable.every(({ name }) => state.chosen.has(name));
    const box = make("input", { type: "checkbox", checked: isAll, disabled: decidable.length === 0 });
    box.onchange = () => choose(decidable, box.checked);
    return make(
      "section",
      {},
      make(
        "h2",
        {},
        make(
          "label",
          {},
          box,
          ` ${title} `,
          make("small", { textContent: countOf(entries.length, "image") }),
        ),
      ),
      make("ul", {}, ...entries.map(item)),
    );
  };

  const refresh = () => {
    const focused = document.activeElement;
    const isInside = element.contains(focused) && focused instanceof HTMLButtonElement;
    buttons.clear();
    const groups = groupsOf(state);
    element.replaceChildren(
      ...groups.map(section),
      ...(groups.length === 0 ? [make("p", { textContent: "Aucune image ne répond à ces filtres." })] : []),
    );
    mark();
    if (isInside) buttons.get(state.current ?? "")?.focus();
  };

  const mark = () => {
    for (const [name, button] of buttons) {
      if (name === state.current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
    const button = buttons.get(state.current ?? "");
    button?.scrollIntoView({ block: "nearest" });
    if (element.contains(document.activeElement)) button?.focus({ preventScroll: true });
  };

  const beside = (step: number) => {
    const names = [...buttons.keys()];
    const at = names.indexOf(state.current ?? "");
    return names[Math.min(names.length - 1, Math.max(0, at + step))];
  };

  return { element, refresh, mark, beside };
}
