import { expect, test } from "vitest";
import { countingKeys } from "../../boundary/counting-keys.fixture.ts";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import { createConsentMachine } from "./consent-form.machine.ts";
import { cleanName } from "./consent-form.names.ts";
import type { ConsentGiving, ConsentNames, ConsentRevocation } from "./consent-form.types.ts";
import { consentView } from "./consent-form.view.ts";

const lea = { firstName: "Léa", lastName: "Martin" };

function play(kind: "ai" | "terms" = "ai") {
  const simulation = createSimulation();
  const readNames = holdPromise<ConsentNames>();
  const give = holdPromise<unknown, ConsentGiving>();
  const revoke = holdPromise<unknown, ConsentRevocation>();
  const actor = simulation.start(
    createConsentMachine({ newIdempotencyKey: countingKeys() }).provide({
      actors: { readNames: readNames.logic, giveConsent: give.logic, revokeConsent: revoke.logic },
    }),
    { input: { kind } },
  );
  return {
    emitted: simulation.emitted,
    readNames,
    give,
    revoke,
    open: (stored: ConsentNames = lea) => actor.send({ type: "opening.requested", stored }),
    tick: () => actor.send({ type: "box.ticked", isTicked: true }),
    confirm: () => actor.send({ type: "form.submitted" }),
    takeBack: () => actor.send({ type: "revocation.requested" }),
    view: () => consentView(actor.getSnapshot()),
  };
}

test.each(["ai", "terms"] as const)(
  "%s: the names of the profile are sent once the box is ticked, and the change is reported [CONS-07, CONS-22, CONS-26]",
  (kind) => {
    const modal = play(kind);
    modal.open({ firstName: "Ancien", lastName: "Nom" });
    modal.readNames.answer(lea);
    modal.confirm();
    expect(modal.give.asked).toEqual([]);
    expect(modal.view().problem).toBe("NOT_TICKED");
    modal.tick();
    expect(modal.view().problem).toBe(null);
    modal.confirm();
    expect(modal.give.asked).toEqual([{ kind, ...lea, idempotencyKey: "key-1" }]);
    modal.give.answer({});
    expect(modal.emitted).toEqual([
      { type: "consent.changed", kind, hasConsent: true },
      { type: "notice", kind: "success", code: "CONSENT_GIVEN" },
    ]);
    expect(modal.view().isOpen).toBe(false);
  },
);

test("a modal that was never opened has nothing to show", () => {
  expect(play().view()).toEqual({
    kind: "ai",
    isOpen: false,
    firstName: "",
    lastName: "",
    isReading: false,
    isFirstNameMissing: false,
    isLastNameMissing: false,
    isTicked: false,
    isSending: false,
    isRevoking: false,
    canConfirm: false,
    problem: null,
  });
});

test("the names that the session knows are used when the profile cannot be read [CONS-14]", () => {
  const modal = play();
  modal.open();
  expect(modal.view()).toMatchObject({ ...lea, isReading: true, canConfirm: false });
  modal.readNames.fail(refused("NETWORK"));
  expect(modal.view()).toMatchObject({ ...lea, isReading: false, canConfirm: true });
  modal.tick();
  modal.confirm();
  expect(modal.give.asked).toMatchObject([lea]);
});

test.each([
  [{ firstName: "", lastName: "Martin" }, true, false],
  [{ firstName: "Léa", lastName: "  " }, false, true],
  [{ firstName: "<>", lastName: "\u0007" }, true, true],
])(
  "a missing name closes the confirm button [CONS-07, CONS-08]",
  (names, isFirstNameMissing, isLastNameMissing) => {
    const modal = play();
    modal.open(names);
    expect(modal.view()).toMatchObject({ isFirstNameMissing: false, isLastNameMissing: false });
    modal.readNames.answer(names);
    expect(modal.view()).toMatchObject({ canConfirm: false, isFirstNameMissing, isLastNameMissing });
    modal.tick();
    modal.confirm();
    expect(modal.give.asked).toEqual([]);
    expect(modal.view().problem).toBe(null);
  },
);

test.each([
  ["  Léa ", "Léa"],
  ["<script>alert(1)</script>Léa", "alert(1) Léa"],
  ["Jean\t\n Paul", "Jean Paul"],
  ["Jean\u0007Paul", "Jean Paul"],
  ["Anne-Lise D’Arc", "Anne-Lise D’Arc"],
  ["a < b > c", "a c"],
  ["<Léa>", "Léa"],
  ["é".repeat(61), "é".repeat(60)],
])("%j is sent as %j [CONS-13]", (typed, sent) => {
  expect(cleanName(typed)).toBe(sent);
});

test("a consent that could not be stored reports it, keeps the tick and can be sent again under its key", () => {
  const modal = play();
  modal.open();
  modal.readNames.answer(lea);
  modal.tick();
  modal.confirm();
  modal.give.fail(refused("NETWORK"));
  expect(modal.view()).toMatchObject({ isOpen: true, isTicked: true, problem: "SAVE_FAILED" });
  expect(modal.emitted).toEqual([]);
  modal.confirm();
  expect(modal.view().problem).toBe(null);
  modal.give.fail(refused("VALIDATION_FAILED"));
  modal.confirm();
  expect(modal.give.asked.map(({ idempotencyKey }) => idempotencyKey)).toEqual(["key-1", "key-1", "key-2"]);
});

test("taking back is reported, and a failure too [CONS-22, CONS-26]", () => {
  const modal = play("terms");
  modal.takeBack();
  expect(modal.revoke.asked).toEqual([{ kind: "terms", idempotencyKey: "key-1" }]);
  modal.revoke.answer({});
  modal.takeBack();
  modal.revoke.fail(refused("NETWORK"));
  expect(modal.revoke.asked.at(-1)).toEqual({ kind: "terms", idempotencyKey: "key-2" });
  expect(modal.emitted).toEqual([
    { type: "consent.changed", kind: "terms", hasConsent: false },
    { type: "notice", kind: "success", code: "CONSENT_REVOKED" },
    { type: "notice", kind: "error", code: "REVOKE_FAILED" },
  ]);
});

test("a modal opened again starts without a tick", () => {
  const modal = play();
  modal.open();
  modal.tick();
  modal.readNames.answer(lea);
  modal.open();
  expect(modal.view().isTicked).toBe(true);
});
