import { expect, test } from "vitest";
import { applyDisplay, type Display, displayAttributes, displayChoices } from "./display.ts";

const usual: Display = {
  theme: "auto",
  fontSize: "normal",
  buttonSize: "normal",
  reduceMotion: false,
  colorBlindSupport: "none",
  enhancedFocus: false,
  keyboardNavigation: false,
};
const helped: Display = {
  theme: "high-contrast",
  fontSize: "extra-large",
  buttonSize: "large",
  reduceMotion: true,
  colorBlindSupport: "tritanopia",
  enhancedFocus: true,
  keyboardNavigation: true,
};

test("the choices are those of the requirements, letter for letter [A11Y-02, A11Y-04, A11Y-05, A11Y-08]", () => {
  expect(displayChoices).toEqual({
    theme: ["light", "dark", "high-contrast", "auto"],
    fontSize: ["small", "normal", "large", "extra-large"],
    buttonSize: ["small", "normal", "large", "extra-large"],
    colorBlindSupport: ["none", "protanopia", "deuteranopia", "tritanopia", "monochrome"],
  });
});

test("each setting has an attribute of its own, so that all combine", () => {
  expect(displayAttributes(helped)).toEqual({
    "data-theme": "high-contrast",
    "data-font-size": "extra-large",
    "data-button-size": "large",
    "data-motion": "reduced",
    "data-color-vision": "tritanopia",
    "data-focus": "enhanced",
    "data-keyboard": "visible",
  });
});

test("going back to the usual settings leaves nothing behind", () => {
  const attributes = new Map([["lang", "fr"]]);
  const root = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  } as unknown as Element;
  applyDisplay(root, helped);
  expect(attributes.get("data-motion")).toBe("reduced");
  applyDisplay(root, usual);
  expect(Object.fromEntries(attributes)).toEqual({
    lang: "fr",
    "data-theme": "auto",
    "data-font-size": "normal",
    "data-button-size": "normal",
    "data-color-vision": "none",
  });
});
