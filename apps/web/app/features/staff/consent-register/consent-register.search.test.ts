import { recordStates } from "@jobami/api/consents/routes";
import { describe, expect, test } from "vitest";
import { chipsOf } from "./consent-register.copy.ts";
import {
  type RegisterSearch,
  readRegisterSearch,
  registerFilterOf,
  registerSearchPath,
  wholeRegister,
} from "./consent-register.search.ts";

const read = (query: string) => readRegisterSearch(new URLSearchParams(query));
const reread = (search: RegisterSearch) => read(registerSearchPath(search).split("?")[1] ?? "");

const narrowed: RegisterSearch = {
  q: "Léa & co",
  text: "terms",
  version: "1.0",
  state: "given",
  from: "2026-10-01",
  to: "2026-10-25",
  cursor: "apres~1~a",
  person: "019a0000-0000-7000-8000-000000000921",
};

describe("the address of the register", () => {
  test("holds all that was chosen, and nothing that was not", () => {
    expect(registerSearchPath(wholeRegister)).toBe("/admin/cgv-cgu-consents");
    expect(reread(narrowed)).toEqual(narrowed);
    for (const state of recordStates) expect(reread({ ...wholeRegister, state }).state).toBe(state);
    expect(reread({ ...wholeRegister, text: "ai" }).text).toBe("ai");
  });

  test.each([
    "texte=autre&etat=mauvais&version=1.0.0.0.0&place=-4&personne=moi",
    "du=2026-02-30&au=0001-01-01",
    "du=2026-10-25&au=2026-10-01",
    "q=%00",
  ])("ignores what no one could have chosen: %s", (query) => {
    expect(read(query)).toEqual(wholeRegister);
  });

  test("asks the contract for what is narrowed alone, whoever's history is open", () => {
    expect(registerFilterOf({ ...wholeRegister, cursor: "fin", person: narrowed.person })).toEqual({});
    expect(registerFilterOf(narrowed)).toEqual({
      search: "Léa & co",
      text: "terms",
      version: "1.0",
      state: "given",
      from: "2026-10-01",
      to: "2026-10-25",
    });
  });

  test("has a chip for each filter, which takes it away alone", () => {
    let search = narrowed;
    const labels = chipsOf(narrowed).map(({ label }) => label);
    expect(labels).toEqual([
      "«\u202fLéa & co\u202f»",
      "CGV et CGU",
      "version 1.0",
      "En vigueur",
      "du 1 oct. 2026 au 25 oct. 2026",
    ]);
    for (const { off } of chipsOf(narrowed)) {
      search = { ...search, ...off };
    }
    expect(registerFilterOf(search)).toEqual({});
    expect(chipsOf({ ...wholeRegister, from: "2026-10-01" })[0]?.label).toBe("depuis le 1 oct. 2026");
    expect(chipsOf({ ...wholeRegister, to: "2026-10-01" })[0]?.label).toBe("jusqu’au 1 oct. 2026");
    expect(chipsOf({ ...wholeRegister, from: "2026-10-01", to: "2026-10-01" })[0]?.label).toBe(
      "le 1 oct. 2026",
    );
  });
});
