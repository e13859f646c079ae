import { expect, test } from "vitest";
import { safeName } from "./safe-name.ts";

test.each([
  ["devis.pdf", "devis.pdf"],
  [" .-  devis  signé -. .pdf", "devis signé.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["- . -", "fichier.pdf"],
  ["", "fichier.pdf"],
  ["a.pdf", "a.pdf"],
  ["👍🏽 reçu (1).jpg", "reçu (1).pdf"],
])("a name keeps what can stand in any folder, without signs around it: « %s »", (given, safe) => {
  expect(safeName(given, "pdf")).toBe(safe);
});
