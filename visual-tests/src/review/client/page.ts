import type { Reviewed } from "../contents.ts";
import { type Filters, themeOf, widthOf } from "../groups.ts";
import { makeCommands, makeDecisionForm } from "./decision-form.ts";
import { countOf, make, makeSelect } from "./elements.ts";
import { makeList } from "./list.ts";
import { listenToShortcuts } from "./shortcuts.ts";
import { groupsOf, openedState, type State, type View } from "./state.ts";
import { makeViewer } from "./viewer.ts";

const state: State = openedState(
  JSON.parse(document.querySelector("#reviewed")?.textContent ?? "") as Reviewed,
);

const form =
  state.reviewed.author === undefined
    ? undefined
    : makeDecisionForm(state, (reviewed, verdict) => {
        const next = list.beside(1);
        state.reviewed = reviewed;
        const isOfOne = state.chosen.size === 0;
        state.chosen.clear();
        if (isOfOne && verdict !== "open") state.current = next;
        refresh();
      });
const footer = form ?? makeCommands(state);
const viewer = makeViewer(state);

function show(name: string | undefined): void {
  state.current = name ?? state.current;
  list.mark();
  viewer.refresh();
  footer.refresh();
}

const list = makeList(state, show, () => footer.refresh());
const summary = make("p");

function refresh(): void {
  const { toLookAt, decisions, compared, only } = state.reviewed;
  const open = toLookAt.filter(({ name }) => decisions[name] === undefined).length;
  const part = only === undefined ? "" : ` (seulement ${only.join(", ")})`;
  summary.textContent = `${countOf(compared, "image comparée")}${part}, ${toLookAt.length} à regarder, ${open} sans décision.`;
  list.refresh();
  viewer.refresh();
  footer.refresh();
}

function change(filters: Partial<Filters>): void {
  Object.assign(state.filters, filters);
  state.chosen.clear();
  const names = groupsOf(state).flatMap(({ entries }) => entries.map(({ name }) => name));
  if (!names.includes(state.current ?? "")) state.current = names[0];
  refresh();
}

const verdictNames = [
  ["changée", "changées"],
  ["nouvelle", "nouvelles"],
  ["retirée", "retirées"],
  ["impossible", "impossibles"],
] as const;
const decisionNames = [
  ["open", "sans décision"],
  ["accepted", "acceptées"],
  ["refused", "refusées"],
] as const;

const valuesOf = (of: (entry: Reviewed["toLookAt"][number]) => string) =>
  [...new Set(state.reviewed.toLookAt.map(of))].filter((value) => value !== "").sort();

function filterSelect(label: string, filter: keyof Filters, options: readonly (readonly [string, string])[]) {
  return makeSelect(label, [["", "tout"], ...options], state.filters[filter], (value) =>
    change({ [filter]: value }),
  );
}

const asOptions = (values: readonly string[]) => values.map((value) => [value, value] as const);

const shortcutsBox = make("input", { type: "checkbox", checked: state.hasShortcuts });
shortcutsBox.onchange = () => {
  state.hasShortcuts = shortcutsBox.checked;
};

const view = (value: View) => () => {
  state.view = value;
  viewer.refresh();
};

function toggleCurrent(): void {
  const { chosen, current } = state;
  if (current === undefined) return;
  if (!chosen.delete(current)) chosen.add(current);
  refresh();
}

listenToShortcuts(
  {
    j: () => show(list.beside(1)),
    k: () => show(list.beside(-1)),
    x: toggleCurrent,
    a: () => void form?.decide("accepted"),
    r: () => void form?.decide("refused"),
    u: () => void form?.decide("open"),
    1: view("two-up"),
    2: view("overlay"),
    3: view("swipe"),
    4: view("difference"),
  },
  () => state.hasShortcuts,
);

document.body.append(
  make(
    "header",
    {},
    make("h1", { textContent: "Images de Jobami" }),
    summary,
    make(
      "div",
      { className: "filters", role: "search", ariaLabel: "Filtres" },
      makeSelect(
        "Grouper par",
        [
          ["cause", "même différence"],
          ["component", "composant"],
        ],
        state.grouping,
        (value) => {
          state.grouping = value === "cause" ? "cause" : "component";
          refresh();
        },
      ),
      filterSelect("Images", "verdict", verdictNames),
      filterSelect("Décision", "decision", decisionNames),
      filterSelect("Thème", "theme", asOptions(valuesOf(themeOf))),
      filterSelect("Largeur", "width", asOptions(valuesOf(widthOf))),
      filterSelect("Composant", "component", asOptions(valuesOf(({ component }) => component))),
    ),
    make(
      "p",
      { className: "keys" },
      make("label", {}, shortcutsBox, " Raccourcis"),
      "\u00a0: j et k suivante et précédente, x choisir, 1 à 4 comparer, a accepter, r refuser, u revenir.",
    ),
  ),
  make("main", {}, list.element, make("div", { className: "looking" }, viewer.element, footer.element)),
);
change({});
