import { expect, test } from "vitest";
import { canFill, cutAtMarkers, drawMarkers, fillHoles, type HoleTexts } from "./holes.ts";

const texts: HoleTexts = {
  nonce: "q+/r==",
  csrfToken: "a.b-c_d",
  key: "9f0c",
  requestId: "request-1",
  analyticsDate: "2026-11-20T09:00:00.000Z",
  marketingDate: "",
};
const page = (of: HoleTexts) =>
  `<i a="${of.nonce}">é${of.csrfToken}${of.key}</i>${of.requestId}${of.analyticsDate}|${of.marketingDate}|${of.nonce}`;

test("what stood at a marker is what fills it, and all else stays byte for byte", () => {
  const { stem, markers } = drawMarkers();
  const cut = cutAtMarkers(Buffer.from(page(markers)), stem);
  expect(fillHoles(cut, texts).toString()).toBe(page(texts));
  expect(cut.parts.some((part) => part.includes(stem))).toBe(false);
});

test("each rendering has markers of its own, which no page can state", () => {
  const [one, other] = [drawMarkers(), drawMarkers()];
  expect(cutAtMarkers(Buffer.from(page(one.markers)), other.stem).holes).toEqual([]);
  expect(one.stem).toMatch(/^hole[\da-f]{32}x$/);
});

test("a damaged marker is refused", () => {
  const { stem } = drawMarkers();
  for (const end of ["", "9", "é"]) expect(() => cutAtMarkers(Buffer.from(stem + end), stem)).toThrow();
});

test.each(['"', "<", "&", "\\", "é", "\n", "'", " "])("nothing is filled with %j", (character) => {
  expect(canFill(texts)).toBe(true);
  expect(canFill({ ...texts, key: character })).toBe(false);
});
