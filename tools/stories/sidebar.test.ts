import { describe, expect, test } from "vitest";
import { idOf, placeOf } from "../../.storybook/sidebar.ts";
import { readStories } from "./read.ts";

const places = [...new Map(readStories().map(({ file, title }) => [file, placeOf(file, title)]))];
const found = (word: string) =>
  places.map(([, place]) => place).filter((place) => place.toLowerCase().includes(word));

describe("the sidebar", () => {
  test("puts every file of stories under one of its five heads, none upon another", () => {
    expect(places.length).toBeGreaterThan(250);
    expect(new Set(places.map(([, place]) => place.split("/")[0]))).toEqual(
      new Set(["Foundations", "Components", "Patterns", "Machines", "Product"]),
    );
    const all = places.map(([, place]) => place).sort();
    expect(all.filter((place, at) => place === all[at + 1])).toEqual([]);
  });

  test.each([
    ["bouton", "Components/Actions/Button (bouton)"],
    ["button", "Components/Actions/Button (bouton)"],
    ["modale", "Components/Overlays/Dialog (modale, fenêtre)"],
    ["dialog", "Components/Overlays/Dialog (modale, fenêtre)"],
    ["onglets", "Components/Navigation/Tabs (onglets)"],
    ["litige", "Machines/Charts/Dispute (Vie d’un litige)"],
    ["dispute", "Machines/Charts/Dispute (Vie d’un litige)"],
  ])("a search for « %s » finds %s", (word, place) => {
    expect(found(word)).toContain(place);
  });

  test("a component has a place, or is refused", () => {
    expect(() => placeOf("packages/ui/src/components/Lamp/Lamp.stories.tsx", "ui/Lamp")).toThrow("Lamp");
  });

  test("ids stay those of the titles in the sources, which pictures are named by", () => {
    expect(idOf("ui/Button")).toBe("ui-button");
    expect(idOf("web/Équipe/Litiges")).toBe("web-équipe-litiges");
    const wrong = readStories().filter(({ id, title }) => !id.startsWith(`${idOf(title)}--`));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
