import type { DraftKeeperView } from "@jobami/machines/forms/draft-keeper";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DraftNotices, DraftState } from "./DraftNotices.tsx";
import type { MissionDraft } from "./mission-form.ts";

const stored: DraftKeeperView<MissionDraft> = {
  isLoading: false,
  isFormResting: false,
  indicator: "saved",
  savedAt: 0,
  offer: null,
  conflict: null,
  canUndoDiscard: false,
  isNotSaved: false,
  isStillStored: false,
};
const nothing = () => {};

/** How often a screen reader hears how a draft stands: the parts of the page that speak and have text. */
function spokenOf(draft: DraftKeeperView<MissionDraft>): string[] {
  const page = renderToStaticMarkup(
    <>
      <DraftNotices draft={draft} keep={nothing} onSaved={nothing} />
      <DraftState draft={draft} onDiscard={nothing} />
    </>,
  );
  return [...page.matchAll(/role="(?:status|alert)"[^>]*>(.*?)<\/(?:p|div)>/g)]
    .map(([, inside = ""]) =>
      inside.replace(/<span aria-hidden="true">.*?<\/span>/g, "").replace(/<[^>]*>/g, ""),
    )
    .filter((text) => text !== "");
}

test("that a draft is stored is spoken once", () => {
  expect(spokenOf(stored)).toEqual(["Brouillon enregistré sur cet appareil"]);
});

test("that it is not stored is spoken once, by the banner on top", () => {
  expect(spokenOf({ ...stored, indicator: "failed", savedAt: null, isNotSaved: true })).toEqual([
    expect.stringMatching(/Brouillon non enregistré$/),
  ]);
});

test("what passes between two savings is seen and not spoken", () => {
  expect(spokenOf({ ...stored, indicator: "saving" })).toEqual([]);
});
