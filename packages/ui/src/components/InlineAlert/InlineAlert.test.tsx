import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { InlineAlert } from "./InlineAlert.tsx";

const plain = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element)
    .replace(/ class="[^"]*"/g, "")
    .replace(/<svg.*?<\/svg>/g, "");

test.each([
  ["danger", "alert", "Erreur"],
  ["warning", "alert", "Attention"],
  ["success", "status", "Succès"],
  ["info", "status", "Information"],
] as const)("%s is a live region of role %s and states « %s » [apg:alert/role]", (tone, role, word) => {
  expect(plain(<InlineAlert tone={tone}>Bonjour</InlineAlert>)).toBe(
    `<div role="${role}"><div><p><span>${word}\u00a0: </span>Bonjour</p></div></div>`,
  );
});

test("is there before it has something to state", () => {
  expect(plain(<InlineAlert />)).toBe('<div role="alert"></div>');
});
