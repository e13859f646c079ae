import { previewSize } from "@jobami/api/previews/routes";
import { isWhole, linesOf, outlinesOf, type TextStyle, widthOf, writable } from "./lettering.ts";
import type { PreviewCard, PreviewFact, PreviewOrder } from "./preview-order.ts";
import { streetOf } from "./street.ts";

// Lengths are pixels of the picture; colours are those of the palette of packages/ui.

const { width, height } = previewSize;
const ink = "#0f231b";
const quiet = "#33483f";
const pine = "#00593e";
const margin = 72;
/** Where the text stands: below the brand, above the roofs. */
const room = { top: 122, bottom: 488 };

/** The round portrait at the right, and what it leaves to the text. */
export const portrait = { left: 836, top: 148, size: 292 } as const;

const styles = {
  brand: { face: "title", size: 42 },
  site: { face: "text", size: 28 },
  above: { face: "text", size: 30 },
  lead: { face: "text", size: 34 },
  fact: { face: "text", size: 30 },
  initial: { face: "title", size: 140 },
} as const satisfies Record<string, TextStyle>;

/** Sizes of the title, and in how many lines each: the first that all of it fits, or what fits of it in the last. */
const titles: readonly { style: TextStyle; lines: number }[] = [
  { style: { face: "title", size: 88 }, lines: 1 },
  { style: { face: "title", size: 72 }, lines: 2 },
  { style: { face: "title", size: 54 }, lines: 3 },
];
const lineHeight = 1.1;

function titleOf(text: string, across: number) {
  const tried = titles.map(({ style, lines }) => ({ style, lines: linesOf(text, style, across, lines) }));
  const last = tried.at(-1);
  const found = tried.find(({ lines }) => isWhole(lines)) ?? last;
  if (found === undefined) throw new Error("A title has a size.");
  return found;
}

const filled = (fill: string, drawn: string) => `<g fill="${fill}">${drawn}</g>`;

const star = "M13 1.5l3.5 7.3 8 1.1-5.8 5.6 1.4 8L13 19.7l-7.1 3.8 1.4-8L1.5 9.9l8-1.1z";

function factOf({ text, isRating }: PreviewFact, x: number, y: number): { drawn: string; right: number } {
  const [pad, box] = [24, 60];
  const before = isRating === true ? 38 : 0;
  const across = pad * 2 + before + widthOf(text, styles.fact);
  return {
    drawn: [
      `<rect x="${x}" y="${y}" width="${across}" height="${box}" rx="30" fill="#fff" stroke="#d6d1c3" stroke-width="2"/>`,
      isRating === true
        ? `<path transform="translate(${x + pad} ${y + 17})" d="${star}" fill="#f5be2b" stroke="#3d2a02" stroke-width="1.5" stroke-linejoin="round"/>`
        : "",
      filled(ink, outlinesOf(text, styles.fact, x + pad + before, y + 40)),
    ].join(""),
    right: x + across,
  };
}

/** Those facts that stand in one row. */
function factsOf(facts: readonly PreviewFact[], y: number, across: number): string {
  let x = margin;
  const drawn: string[] = [];
  for (const fact of facts) {
    const one = factOf({ ...fact, text: writable(fact.text, "text") }, x, y);
    if (one.right > margin + across) continue;
    drawn.push(one.drawn);
    x = one.right + 16;
  }
  return drawn.join("");
}

function textOf({ above, title, lead, facts }: PreviewCard, across: number): string {
  const heading = titleOf(title, across);
  const step = heading.style.size * lineHeight;
  const [top = ""] = linesOf(above, styles.above, across, 1);
  const leads = linesOf(lead, styles.lead, across, heading.lines.length === 3 ? 1 : 2);
  const heights = {
    above: top === "" ? 0 : 46,
    title: heading.lines.length * step,
    lead: leads.length * 46 + 12,
    facts: facts.length === 0 ? 0 : 74,
  };
  const whole = heights.above + heights.title + heights.lead + heights.facts;
  let y = room.top + Math.max(0, room.bottom - room.top - whole) / 2;
  const drawn: string[] = [filled(pine, outlinesOf(top, styles.above, margin, y + 30))];
  y += heights.above;
  for (const line of heading.lines) {
    drawn.push(filled(ink, outlinesOf(line, heading.style, margin, y + heading.style.size * 0.82)));
    y += step;
  }
  for (const [at, line] of leads.entries())
    drawn.push(filled(quiet, outlinesOf(line, styles.lead, margin, y + 42 + at * 46)));
  y += heights.lead;
  drawn.push(factsOf(facts, y + 14, across));
  return drawn.join("");
}

function brandOf({ name, site }: PreviewOrder["brand"]): string {
  const right = width - margin - widthOf(writable(site, "text"), styles.site);
  return [
    `<g transform="translate(${margin} 52) scale(.9375)"><rect width="64" height="64" rx="18" fill="#004d37"/><path d="M38 25v11.5C38 43.5 33.4 48 27.4 48c-5 0-8.7-2.7-10.4-7" fill="none" stroke="#fff" stroke-width="8.5" stroke-linecap="round"/><circle cx="38" cy="14.5" r="5.8" fill="#f4be2c"/></g>`,
    filled(ink, outlinesOf(writable(name, "title"), styles.brand, margin + 76, 96)),
    filled(quiet, outlinesOf(writable(site, "text"), styles.site, right, 93)),
  ].join("");
}

/** The disc that a photo covers, with an initial where there is none. */
function portraitOf(initial: string): string {
  const { left, top, size } = portrait;
  const letter = writable(initial, "title");
  const x = left + size / 2 - widthOf(letter, styles.initial) / 2;
  return `<circle cx="${left + size / 2}" cy="${top + size / 2}" r="${size / 2 + 8}" fill="#fff"/><circle cx="${left + size / 2}" cy="${top + size / 2}" r="${size / 2}" fill="#b6e9cc"/>${filled(pine, outlinesOf(letter, styles.initial, x, top + size / 2 + 50))}`;
}

/** A preview as SVG, whose only shapes are outlines: whatever a person wrote becomes glyphs, never markup. */
export function drawingOf({ card, brand }: PreviewOrder): string {
  const across = card.initial === null ? width - 2 * margin : portrait.left - margin - 48;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#fcfaf4"/><stop offset="1" stop-color="#daf5e5"/></linearGradient></defs>',
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>`,
    streetOf(width, height),
    brandOf(brand),
    textOf(card, across),
    card.initial === null ? "" : portraitOf(card.initial),
    "</svg>",
  ].join("");
}
