import type { Locator, Page } from "playwright-core";

type Role = Exclude<Parameters<Page["getByRole"]>[0], "heading">;

/** Something that a page is for, where it has to be seen; a heading is what a page is called, and does not count. */
export type Shown = (main: Locator) => Locator;

/** What a page is for. */
export interface Purpose {
  /** The rows of the requirements that ask for the page, as the end of a title. */
  rows: string;
  shown: readonly Shown[];
}

/** A page by what it is for; `rows` as a title has them: « [ADM-07] », or nothing. */
export const purpose = (rows: string, ...shown: readonly Shown[]): Purpose => ({
  rows: rows === "" ? "" : ` ${rows}`,
  shown,
});

const has =
  (role: Role, name: string | RegExp): Shown =>
  (main) =>
    main.getByRole(role, { name, exact: typeof name === "string" });

export const act = (name: string | RegExp): Shown => has("button", name);
export const way = (name: string | RegExp): Shown => has("link", name);
export const form = (name: string | RegExp): Shown => has("form", name);
export const field = (name: string | RegExp): Shown => has("textbox", name);
export const search = (name: string | RegExp): Shown => has("searchbox", name);
export const choice = (name: string | RegExp): Shown => has("combobox", name);
export const picture = (name: string | RegExp): Shown => has("img", name);
export const option = (name: string | RegExp): Shown => has("radio", name);
export const check = (name: string | RegExp): Shown => has("checkbox", name);
export const turn = (name: string | RegExp): Shown => has("switch", name);
export const chart = (name: string | RegExp): Shown => has("figure", name);
export const entry = (name: string | RegExp): Shown => has("article", name);

/** Something of a part: of its dates alone, say. */
export const within =
  (role: Role, name: string | RegExp, shown: Shown): Shown =>
  (main) =>
    shown(has(role, name)(main));

/** A list with a line in which this stands. */
export const line =
  (list: string | RegExp, text: string | RegExp = /\p{L}/u): Shown =>
  (main) =>
    has("list", list)(main).getByRole("listitem").filter({ hasText: text });

/** A table with a row below its head in which this stands. */
export const row =
  (table: string | RegExp, text: string | RegExp = /\p{L}/u): Shown =>
  (main) =>
    has(
      "table",
      table,
    )(main)
      .getByRole("row")
      .filter({ has: main.page().getByRole("cell") })
      .filter({ hasText: text });

/** A part with a name in which this stands. */
export const part =
  (name: string | RegExp, text: string | RegExp): Shown =>
  (main) =>
    has("region", name)(main).filter({ hasText: text });

/** A fact: what it is of, and what it is. */
export const fact =
  (term: string, value: string | RegExp): Shown =>
  (main) =>
    main
      .locator("dl > *, dl > div")
      .filter({ has: main.page().getByRole("term").filter({ hasText: term }) })
      .getByRole("definition")
      .filter({ hasText: value });

/** A sentence for whom the page holds nothing: why, and that it is so. */
export const sentence =
  (text: string | RegExp): Shown =>
  (main) =>
    main.getByText(text);
