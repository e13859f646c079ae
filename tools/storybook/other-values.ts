/** A control of Storybook as a story states it. */
export interface Row {
  control?: { type: string } | false;
  options?: unknown[];
}

type Change = (value: unknown, key: string) => unknown;

/** The same structure, each of its plain values changed; `key` is the name under which a value stands. */
function deeply(value: unknown, change: Change, key = "label"): unknown {
  if (Array.isArray(value)) return value.map((one) => deeply(one, change, key));
  if (typeof value !== "object" || value === null) return change(value, key);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, deeply(one, change, name)]));
}

/** Another label, text or title: what people read, never an id or a choice. */
function otherText(value: unknown, key: string): unknown {
  const isRead =
    /^(label|title|text|name|heading|content|detail|message|question|answer|term|description|help)$/;
  return typeof value === "string" && isRead.test(key) ? `${value} bis` : value;
}

function otherFigure(value: unknown): unknown {
  if (typeof value === "number") return value + 1;
  return typeof value === "boolean" ? !value : value;
}

/** Another text of any kind, another day where it is one. */
function otherString(value: unknown, key: string): unknown {
  if (typeof value !== "string" || /^(unit|style|currency)$/.test(key)) return value;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? value.replace(/\d\d$/, "27") : `${value} bis`;
}

function otherData(value: unknown, sample: unknown): unknown[] {
  const isEmpty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return sample === undefined ? [] : [sample];
  const others = [otherText, otherFigure, otherString].map((change) => deeply(value, change));
  return Array.isArray(value) && value.length > 1 ? [...others, value.slice(0, -1)] : others;
}

/** Values that a person might give a control, the likeliest first; `sample` is one of its type, where the story gives none. */
export function otherValues({ control, options = [] }: Row, value: unknown, sample?: unknown): unknown[] {
  const noon = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day, 12);
  const picture = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";
  const tries: Record<string, () => unknown[]> = {
    boolean: () => [value !== true],
    select: () => options.filter((option) => option !== value).reverse(),
    number: () => (typeof value === "number" ? [value + 1, 0, value + 7] : [1, 0, 3]),
    date: () => [noon(2026, 11, 26), noon(2027, 5, 3), noon(2026, 1, 5)],
    text: () => (typeof value === "string" ? [`${value} bis`, "", "12"] : ["Autre texte", "12", picture]),
    object: () => otherData(value, sample),
  };
  return control ? (tries[control.type]?.() ?? []) : [];
}

/** The source of the above, for a page. */
export const otherValuesSource = [deeply, otherText, otherFigure, otherString, otherData, otherValues]
  .map(String)
  .join("\n");
