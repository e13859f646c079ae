import { describe, expect, test } from "vitest";
import { withoutCourtesy } from "./voice.courtesy.ts";

/** The shortest of what is tried for a sentence of plain tokens. */
const barest = (spoken: string) =>
  withoutCourtesy(spoken).reduce((short, one) => (one.length < short.length ? one : short));

describe("what a sentence is without its courtesy", () => {
  test.each([
    ["euh ouvre euh la page", "ouvre la page"],
    ["j aimerais que tu ouvres la page", "ouvres la page"],
    ["je voudrais qu on ouvre la page", "ouvre la page"],
    ["il faut que vous ouvriez la page", "ouvriez la page"],
    ["ca te derange d ouvrir la page", "ouvrir la page"],
    ["est il possible de lire la page", "lire la page"],
    ["j ai envie d ouvrir la page", "ouvrir la page"],
    ["acces a mes factures", "a mes factures"],
    ["rends toi sur mes factures", "sur mes factures"],
    ["comment je me connecte", "connecte"],
    ["mes factures c est ou", "mes factures"],
    ["mes factures elles sont ou", "mes factures"],
    ["mes factures sont ou", "mes factures"],
    ["quel solde ai je", "quel solde"],
    ["quelle mission est ouverte", "quelle mission ouverte"],
    ["quelles sont les missions", "les missions"],
    ["quels messages j ai recus", "quels messages recus"],
  ])("« %s » → « %s »", (spoken, bare) => {
    expect(barest(spoken)).toBe(bare);
  });

  test("leaves a sentence as it is first, and has no empty and no doubled try", () => {
    const tries = withoutCourtesy("bonjour je voudrais ouvrir la page");
    expect(tries[0]).toBe("bonjour je voudrais ouvrir la page");
    expect(tries.at(-1)).toBe("ouvrir la page");
    expect(new Set(tries).size).toBe(tries.length);
    expect(withoutCourtesy("merci beaucoup")).toEqual(["merci beaucoup"]);
  });

  test("takes away what is asked with at the beginning of a question only", () => {
    expect(barest("dans quel ordre sont les missions")).toBe("dans quel ordre sont les missions");
    expect(barest("la page ou sont ouvertes les missions")).toBe("la page ou sont ouvertes les missions");
  });
});
