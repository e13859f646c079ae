import { readScale } from "./section.ts";

/** What was measured, unlike a version, a row or a year. */
const measured = /\d(?:\u00a0| )?(?:µs|ms|s|kB|MB|GB|TB|%)(?![\w])|\ba second\b.*\d|\d.*\ba second\b/;
const command = /`(?:pnpm|npm run|deploy\/try)\b[^`]*`/;

/** Parts of a page that stand together: a section that a command writes, or a paragraph. */
function partsOf(page: string): string[] {
  const sections = /<!-- (\w+) -->[\s\S]*?<!-- \/\1 -->/g;
  return [...(page.match(sections) ?? []), ...page.replace(sections, "").split(/\n\n+/)];
}

/** Lines with a figure in parts that name no command. */
export function unnamedFigures(page: string): string[] {
  return partsOf(page)
    .filter((part) => !command.test(part))
    .flatMap((part) => part.split("\n").filter((line) => measured.test(line)));
}

/** Tables that plans walk though no reason is stated in the section `walked`, and reasons that are of no use any more. */
export function walksWithoutReason(page: string): string[] {
  const walks = readScale(page, "plans").flatMap(({ question = "", walks: tables = "" }) =>
    tables === "none" ? [] : tables.split(", ").map((table) => `${question}: ${table}`),
  );
  const stated = readScale(page, "walked").map(({ question, table }) => `${question}: ${table}`);
  return [
    ...walks.filter((walk) => !stated.includes(walk)),
    ...stated.filter((walk) => !walks.includes(walk)).map((walk) => `no more: ${walk}`),
  ];
}
