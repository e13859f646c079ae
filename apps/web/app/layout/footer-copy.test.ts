import { expect, test } from "vitest";
import { statementOf } from "../features/site/accessibility/index.server.ts";
import { legalLinks } from "./footer-copy.ts";

test("the footer states of the accessibility what the statement comes to", () => {
  expect(legalLinks.accessibility).toBe(`Accessibilité\u00a0: ${statementOf().level} conforme`);
});
