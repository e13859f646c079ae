/** Text as HTML shows it. */
export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A table; cells are HTML already. The first cell of a row is its name. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const heads = head.map((title) => `<th scope="col">${escaped(title)}</th>`).join("");
  const body = rows
    .map(
      ([name = "", ...cells]) =>
        `<tr><th scope="row">${name}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
    )
    .join("\n");
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(caption)}"><table><caption>${escaped(caption)}</caption><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** A chapter with its place in the list of contents. */
export function chapter(id: string, title: string, content: string): string {
  return `<section id="${id}"><h2>${escaped(title)}</h2>${content}</section>`;
}

/** Something that opens on demand. */
export function folded(summary: string, content: string): string {
  return `<details><summary>${escaped(summary)}</summary>${content}</details>`;
}

/** « 12 / 12 », marked when something is missing. */
export function share({ covered, all }: { covered: number; all: number }): string {
  const text = `${covered}\u202f/\u202f${all}`;
  return covered === all ? text : `<strong class="bad">${text}</strong>`;
}

export const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#10241c, #eef2ea); background: light-dark(#fffdfa, #101a16); }
body { max-width: 90rem; margin: 0 auto; padding: 1.5rem; }
a { color: light-dark(#00563b, #8fdcb6); }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
section { border-top: 1px solid light-dark(#e6e0d5, #33443c); padding: 1.5rem 0; }
h1 { line-height: 1.2; } caption { text-align: start; font-weight: 600; padding-block: .5rem; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; }
th, td { text-align: start; vertical-align: top; padding: .3rem 1.25rem .3rem 0; border-bottom: 1px solid light-dark(#e6e0d5, #33443c); }
tbody th { font-weight: 600; } td { font-variant-numeric: tabular-nums; }
summary { cursor: pointer; padding-block: .4rem; } ol.ways li { margin-block: .25rem; }
ul.rows { padding-inline-start: 1.25rem; } ul.rows li { margin-block: .5rem; }
@media print { nav { display: none; } details::details-content { content-visibility: visible; height: auto; } }
.bad { color: light-dark(#a3260f, #ffb4a3); } pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.pictures { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 1rem; }
figure { margin: 0; } img { max-width: 100%; height: auto; background: #fff; border: 1px solid light-dark(#e6e0d5, #33443c); }
`;
