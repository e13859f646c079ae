import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type Display, displayChoices } from "../../theme/display.ts";
import { SettingsPanel, type SettingsPanelProps, settingsLabels } from "./index.ts";

const usual: Display = {
  theme: "auto",
  fontSize: "normal",
  buttonSize: "normal",
  reduceMotion: false,
  colorBlindSupport: "none",
  enhancedFocus: false,
  keyboardNavigation: false,
};
const nothing = () => {};

function markup(props: Partial<SettingsPanelProps> = {}): string {
  return renderToStaticMarkup(
    <SettingsPanel
      settings={usual}
      onChange={nothing}
      canReset={false}
      canUndoReset={false}
      onReset={nothing}
      onUndoReset={nothing}
      {...props}
    />,
  ).replace(/ class="[^"]*"/g, "");
}

describe("SettingsPanel", () => {
  test("has a word for every choice and no other, in the order of the theme", () => {
    for (const setting of Object.keys(displayChoices) as (keyof typeof displayChoices)[])
      expect(Object.keys(settingsLabels.choices[setting])).toEqual(displayChoices[setting]);
  });

  test("shows each choice as a radio, the present ones chosen [A11Y-02, A11Y-04, A11Y-05, A11Y-08]", () => {
    const html = markup({ settings: { ...usual, theme: "dark", fontSize: "extra-large" } });
    const radios = [...html.matchAll(/<input type="radio"[^>]*>/g)].map(([tag]) => tag);
    expect(radios.map((tag) => /value="([^"]*)"/.exec(tag)?.[1])).toEqual(
      Object.values(displayChoices).flat(),
    );
    expect(
      radios.filter((tag) => tag.includes("checked")).map((tag) => /value="([^"]*)"/.exec(tag)?.[1]),
    ).toEqual(["dark", "extra-large", "normal", "none"]);
  });

  test("the device’s own wish for less motion shows as on and cannot be turned off here [A11Y-07]", () => {
    const html = markup({ systemReducesMotion: true });
    expect(html).toMatch(
      /role="switch" disabled="" aria-labelledby="[^"]*" aria-describedby="[^"]*" checked=""/,
    );
    expect(html).toContain("Votre appareil le demande déjà");
  });

  test("the way back rests while there is nowhere to go back to, and leads there and back", () => {
    expect(markup()).toMatch(/<button[^>]*disabled=""[^>]*>.*Rétablir les réglages d’origine/);
    expect(markup({ canReset: true })).not.toContain("disabled");
    const undo = markup({ canUndoReset: true });
    expect(undo).toContain('<p role="status">Réglages d’origine rétablis.</p>');
    expect(undo).toContain("Reprendre mes réglages");
  });

  test("states when the device keeps nothing", () => {
    expect(markup({ isNotSaved: true })).toContain("Vos réglages ne seront pas gardés");
  });
});
