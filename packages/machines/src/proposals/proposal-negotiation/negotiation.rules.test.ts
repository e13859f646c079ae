import { describe, expect, test, vi } from "vitest";
import { isNewer } from "./negotiation.rules.ts";
import { jobbeurId, missionId, proposal, terms } from "./proposal-negotiation.fixture.ts";
import { composing, play, standing } from "./proposal-negotiation.harness.ts";

describe("what may be done", () => {
  test.each([
    ["client", null, "ouverte", []],
    ["jobbeur", null, "ouverte", ["propose"]],
    ["jobbeur", null, "annulee", []],
    ["client", "en_attente", "ouverte", ["accept", "counter", "reject"]],
    ["jobbeur", "en_attente", "ouverte", ["withdraw"]],
    ["client", "contre_offre_client", "ouverte", ["reject"]],
    ["jobbeur", "contre_offre_client", "ouverte", ["accept", "counter", "withdraw"]],
    ["client", "contre_offre_jobbeur", "ouverte", ["accept", "counter", "reject"]],
    ["jobbeur", "contre_offre_jobbeur", "ouverte", ["withdraw"]],
    ["client", "acceptee", "en_cours", []],
    ["jobbeur", "acceptee", "en_cours", []],
    ["client", "refusee", "ouverte", []],
    ["jobbeur", "refusee", "ouverte", []],
    ["client", "retiree", "ouverte", []],
    ["jobbeur", "retiree", "ouverte", ["propose"]],
    ["jobbeur", "expiree", "expiree", []],
  ] as const)(
    "the %s at %s of a mission %s has the buttons %j [PROP-16, PROP-17, PROP-18, PROP-19]",
    (side, statut, missionStatut, actions) => {
      const loaded =
        statut === null ? { proposal: null, missionStatut } : standing({ statut, missionStatut });
      expect(play(side, loaded).view()).toMatchObject({ status: "idle", actions });
    },
  );

  test.each([
    ["client", ["reject"]],
    ["jobbeur", ["confirm", "withdraw"]],
  ] as const)("the %s of a proposal whose mission changed has the buttons %j", (side, actions) => {
    const view = play(side, standing({ confirmBy: "2026-01-17T09:00:00.000Z" })).view();
    expect(view).toMatchObject({ actions, turn: "jobbeur" });
  });

  test("what is allowed is the life cycle’s word, asked for the first time too", async () => {
    vi.resetModules();
    const { allowedActions } = await import("./negotiation.rules.ts");
    const open = { proposal: null, missionStatut: "ouverte" } as const;
    expect(allowedActions(open, "jobbeur")).toEqual(["propose"]);
    expect(allowedActions(open, "client")).toEqual([]);
    expect(allowedActions(standing(), "jobbeur")).toEqual(["withdraw"]);
    expect(allowedActions(standing(), "client")).toEqual(["accept", "counter", "reject"]);
  });

  test("a step that is not allowed is not begun [PROP-16, PROP-17]", () => {
    const page = play("jobbeur", standing());
    page.send({ type: "decision.chosen", decision: "accept" });
    page.send({ type: "offer.begun" });
    expect(page.view().status).toBe("idle");
  });

  test.each([
    ["en_attente", "client"],
    ["contre_offre_jobbeur", "client"],
    ["contre_offre_client", "jobbeur"],
    ["acceptee", null],
  ] as const)("at %s it is the turn of %s", (statut, turn) => {
    expect(play("client", standing({ statut })).view().turn).toBe(turn);
  });
});

describe("live events", () => {
  const known = { missionId, jobbeurId, proposal: proposal({ version: 3 }) };

  test.each([
    [2, false],
    [3, false],
    [4, true],
  ])("version %i after version 3 counts: %s", (version, counts) => {
    expect(isNewer(known, proposal({ version }))).toBe(counts);
  });

  test("another proposal of the jobbeur counts when it was made later", () => {
    const made = (createdAt: string) => proposal({ proposalId: "another", version: 1, createdAt });
    expect(isNewer(known, made("2026-01-15T09:00:00.001Z"))).toBe(true);
    expect(isNewer(known, made("2026-01-15T09:00:00.000Z"))).toBe(false);
    expect(isNewer({ ...known, proposal: null }, made("2020-01-01T00:00:00.000Z"))).toBe(true);
  });

  test("events of other negotiations do not count", () => {
    const other = proposal({ version: 9 });
    expect(isNewer(known, { ...other, mission: { ...other.mission, id: "another" } })).toBe(false);
    expect(isNewer(known, { ...other, jobbeur: { ...other.jobbeur, id: "another" } })).toBe(false);
  });

  test("an event that outran the load is not undone by it", () => {
    const page = play("client");
    page.receive(proposal({ statut: "acceptee", version: 2, missionStatut: "en_cours" }));
    page.load.answer(standing());
    expect(page.view()).toMatchObject({
      proposal: { statut: "acceptee", version: 2 },
      missionStatut: "en_cours",
    });
  });

  test("an event that outran a load without an offer is not undone by it", () => {
    const page = play("client");
    page.receive(proposal({ statut: "acceptee", version: 2, missionStatut: "en_cours" }));
    page.load.answer({ proposal: null, missionStatut: "ouverte" });
    expect(page.view()).toMatchObject({ proposal: { version: 2 }, missionStatut: "en_cours" });
  });

  test("a load of the same version states how its mission stands", () => {
    const page = play("client");
    page.receive(proposal());
    page.load.answer({ proposal: proposal(), missionStatut: "annulee" });
    expect(page.view().missionStatut).toBe("annulee");
  });

  test("a mission that moves during the load makes it begin anew", () => {
    const page = play("client");
    page.send({ type: "mission.moved", missionId, statut: "annulee" });
    expect(page.load.asked.length).toBe(2);
    page.load.answer(standing({ missionStatut: "annulee" }));
    expect(page.view().missionStatut).toBe("annulee");
  });

  test("the echo of one's own step before its answer changes nothing", () => {
    const page = composing("client");
    page.send({ type: "terms.submitted", terms });
    const mine = proposal({ statut: "contre_offre_client", version: 2 });
    page.receive(mine);
    expect(page.view().status).toBe("sending");
    page.step.answer(mine);
    expect(page.view()).toMatchObject({ status: "idle", proposal: mine, typed: null });
    expect(page.codes()).toEqual(["COUNTER_SENT"]);
  });
});
