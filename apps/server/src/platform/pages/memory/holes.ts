import { randomBytes } from "node:crypto";

/** What in a page is a person's or a moment's. */
const holeNames = ["nonce", "csrfToken", "key", "requestId", "analyticsDate", "marketingDate"] as const;
type HoleName = (typeof holeNames)[number];

/** What fills the holes of one answer, or the markers that stand there while a page is rendered for no one. */
export type HoleTexts = Readonly<Record<HoleName, string>>;

/** The bytes of a page between its holes: one part more than there are holes. */
export interface PlainSegments {
  parts: readonly Buffer[];
  holes: readonly HoleName[];
}

/** Text that stands the same in an attribute of HTML, in JSON, and in a string of a script. */
const plainText = /^[\w.+/=:-]*$/;

/** Whether texts may be put where markers stood. */
export const canFill = (texts: HoleTexts): boolean => holeNames.every((name) => plainText.test(texts[name]));

/** Markers of one rendering, which nothing else that it shows can hold. */
export function drawMarkers(): { stem: string; markers: HoleTexts } {
  const stem = `hole${randomBytes(16).toString("hex")}x`;
  const markers = Object.fromEntries(holeNames.map((name, place) => [name, stem + place]));
  return { stem, markers: markers as unknown as HoleTexts };
}

/** Cuts what was rendered at its markers. Throws where one is damaged. */
export function cutAtMarkers(bytes: Buffer, stem: string): PlainSegments {
  const parts: Buffer[] = [];
  const holes: HoleName[] = [];
  let from = 0;
  for (let at = bytes.indexOf(stem); at !== -1; at = bytes.indexOf(stem, from)) {
    const end = at + stem.length + 1;
    const name = holeNames[Number.parseInt(bytes.toString("latin1", end - 1, end), 10)];
    if (name === undefined) throw new Error("A page holds a marker that is none.");
    parts.push(bytes.subarray(from, at));
    holes.push(name);
    from = end;
  }
  parts.push(bytes.subarray(from));
  return { parts, holes };
}

/** A page with its holes filled. */
export function fillHoles({ parts, holes }: PlainSegments, texts: HoleTexts): Buffer {
  const filling = new Map(holeNames.map((name) => [name, Buffer.from(texts[name], "latin1")]));
  const pieces: Buffer[] = [];
  for (const [place, part] of parts.entries()) {
    pieces.push(part);
    const text = filling.get(holes[place] as HoleName);
    if (text !== undefined) pieces.push(text);
  }
  return Buffer.concat(pieces);
}
