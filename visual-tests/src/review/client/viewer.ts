import type { Entry } from "../contents.ts";
import { themeOf, widthOf } from "../groups.ts";
import { countOf, make } from "./elements.ts";
import { currentOf, type State, type View } from "./state.ts";

const views: readonly (readonly [View, string])[] = [
  ["two-up", "Côte à côte"],
  ["overlay", "Superposées"],
  ["swipe", "Balayage"],
  ["difference", "Différence"],
];

const captions = { before: "Avant", after: "Maintenant", difference: "Différence" } as const;

const fileOf = ({ pictures }: Entry, kind: keyof typeof captions) =>
  pictures.find((file) => file.endsWith(`.${kind}.png`));

function image(entry: Entry, kind: keyof typeof captions): HTMLImageElement | undefined {
  const file = fileOf(entry, kind);
  return file === undefined
    ? undefined
    : make("img", { src: encodeURI(file), alt: `${captions[kind]}\u00a0: ${entry.title}`, className: kind });
}

function figure(entry: Entry, kind: keyof typeof captions): HTMLElement | undefined {
  const picture = image(entry, kind);
  return picture && make("figure", {}, make("figcaption", { textContent: captions[kind] }), picture);
}

/** Both pictures in one place, and how much of the later one is seen: its opacity, or from which edge on. */
function stacked(entry: Entry, view: "overlay" | "swipe"): HTMLElement {
  const [before, after] = [image(entry, "before"), image(entry, "after")];
  const range = make("input", { type: "range", min: "0", max: "100", value: "50" });
  const show = () => {
    if (after === undefined) return;
    if (view === "overlay") after.style.opacity = `${Number(range.value) / 100}`;
    else after.style.clipPath = `inset(0 0 0 ${range.value}%)`;
  };
  range.oninput = show;
  show();
  const label = view === "overlay" ? "Opacité de l’image de maintenant" : "Bord entre avant et maintenant";
  return make(
    "div",
    {},
    make("label", { className: "range" }, label, range),
    make("div", { className: "stack" }, before, after),
  );
}

function pictures(entry: Entry, view: View): HTMLElement {
  const isComparable = fileOf(entry, "difference") !== undefined;
  if (isComparable && (view === "overlay" || view === "swipe")) return stacked(entry, view);
  if (isComparable && view === "difference") return make("div", {}, figure(entry, "difference"));
  const { width = 1, height = 1 } = entry.was ?? {};
  const className = width > 4 * height ? "pair wide" : "pair";
  return make("div", { className }, figure(entry, "before"), figure(entry, "after"));
}

const dates = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeStyle: "short" });

function decisionLine({ reviewed: { decisions } }: State, { name }: Entry): HTMLElement | undefined {
  const decision = decisions[name];
  if (decision === undefined) return undefined;
  const { verdict, by, at, note } = decision;
  const what = verdict === "accepted" ? "Acceptée" : "Refusée";
  const why = note === "" ? "." : `\u00a0: «\u202f${note}\u202f»`;
  return make("p", { textContent: `${what} par ${by}, le ${dates.format(new Date(at))}${why}` });
}

function storyLink({ reviewed: { stories } }: State, entry: Entry): HTMLElement | undefined {
  if (entry.shows === undefined) return undefined;
  const { theme = "light", width = 1280 } = entry.variant ?? {};
  const globals = `theme:${theme}${width < 500 ? `;viewport.value:w${width}` : ""}`;
  const href = `${stories}/?path=/story/${encodeURIComponent(entry.shows)}&globals=${globals}`;
  return make("a", { href, target: "_blank", rel: "noreferrer", textContent: "Ouvrir la story" });
}

function facts(entry: Entry): string {
  const { verdict, pixels, variant } = entry;
  return [
    `Image ${verdict}`,
    pixels === undefined ? "" : countOf(pixels, "pixel différent"),
    themeOf(entry),
    variant === undefined ? "" : `${widthOf(entry)}\u00a0px`,
    variant?.size === "extra-large" ? "très grands textes" : "",
  ]
    .filter((fact) => fact !== "")
    .join(" · ");
}

const missingBefore =
  "L’image d’avant n’est pas sur cette machine\u00a0: «\u202fpnpm visual:before\u202f» la refait depuis le commit qui l’a acceptée.";

/** The picture that is looked at, in the chosen way. */
export interface Viewer {
  element: HTMLElement;
  refresh(): void;
}

/** Makes the viewer; it reads and writes how pictures are shown. */
export function makeViewer(state: State): Viewer {
  const element = make("section", { ariaLabel: "Image regardée" });
  const content = make("div");

  const radio = ([value, text]: (typeof views)[number]) => {
    const input = make("input", { type: "radio", name: "view", value, checked: state.view === value });
    input.onchange = () => {
      state.view = value;
      refresh();
    };
    return make("label", {}, input, ` ${text}`);
  };
  const size = make("input", { type: "checkbox", checked: state.isActualSize });
  size.onchange = () => {
    state.isActualSize = size.checked;
    refresh();
  };
  const choices = make(
    "fieldset",
    {},
    make("legend", { textContent: "Comparer" }),
    ...views.map(radio),
    make("label", {}, size, " Taille réelle"),
  );

  const refresh = () => {
    const entry = currentOf(state);
    for (const input of choices.querySelectorAll<HTMLInputElement>("input[type=radio]"))
      input.checked = input.value === state.view;
    if (entry === undefined) {
      content.replaceChildren(make("p", { textContent: "Choisissez une image dans la liste." }));
      return;
    }
    const shown = pictures(entry, state.view);
    shown.classList.toggle("actual", state.isActualSize);
    const frame = make(
      "div",
      { className: "scroll", tabIndex: 0, role: "region", ariaLabel: `Images de ${entry.title}` },
      shown,
    );
    const line = make("p", {}, facts(entry), " ");
    const link = storyLink(state, entry);
    if (link) line.append("· ", link);
    content.replaceChildren(
      make("h2", { textContent: entry.title }),
      line,
      ...[decisionLine(state, entry)].filter((part) => part !== undefined),
      ...(entry.error === undefined ? [] : [make("pre", { textContent: entry.error })]),
      ...(entry.isBeforeMissing ? [make("p", { textContent: missingBefore })] : []),
      ...(entry.pictures.length > 0 ? [frame] : []),
    );
  };
  element.append(choices, content);
  return { element, refresh };
}
