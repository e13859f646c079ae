import { expect, test } from "vitest";
import { shownAddress } from "./shown-address.ts";

test.each([
  ["lea@exemple.fr", "lea@exemple.fr"],
  ["lea@xn--socit-esab.fr", "lea@société.fr"],
  ["lea@xn--strae-oqa.de", "lea@straße.de"],
])("an address is read in letters: %s", (address, shown) => {
  expect(shownAddress(address)).toBe(shown);
});

test.each([
  ["Cyrillic letters like Latin ones", "lea@xn--80ak6aa92e.com"],
  ["another alphabet", "lea@xn--80a1acny.xn--p1ai"],
  ["a letter of phonetics", "lea@xn--pypal-mod.com"],
  ["what is no encoding", "lea@xn--zzzz99999.fr"],
  ["no domain", "compte-supprime-xn--socit-esab"],
])("what could be taken for another domain stays encoded: %s", (_, address) => {
  expect(shownAddress(address)).toBe(address);
});
