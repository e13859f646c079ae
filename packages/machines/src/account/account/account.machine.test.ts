import { accountStatuses } from "@jobami/api/account/contract";
import { describe, expect, it } from "vitest";
import { allowedDepartures, decideAccount, isActive, mayReturn } from "./index.ts";

const by = "owner";

describe("the steps of an account", () => {
  it("ends every session of a person who pauses, and informs them of how to come back [GDPR-04]", () => {
    expect(decideAccount("active", { type: "account.paused", by, commitments: 0 })).toEqual({
      allowed: true,
      next: "paused",
      follows: [{ type: "sessions.ended" }, { type: "owner.notified", of: "account.paused" }],
    });
  });

  it("wakes a paused account by a sign-in [GDPR-04]", () => {
    expect(decideAccount("paused", { type: "owner.signedIn" })).toEqual({
      allowed: true,
      next: "active",
      follows: [{ type: "owner.notified", of: "owner.signedIn" }],
    });
  });

  it.each(["active", "deletion_asked", "deletion_confirmed"] as const)(
    "mails a link to who asks for a deletion, %s before [GDPR-01]",
    (statut) => {
      expect(decideAccount(statut, { type: "deletion.requested", by, commitments: 0 })).toEqual({
        allowed: true,
        next: "deletion_asked",
        follows: [{ type: "link.mailed" }],
      });
    },
  );

  it("ends sessions, then erases, then ends open work, which names no one any more, then reports [GDPR-02]", () => {
    expect(decideAccount("deletion_confirmed", { type: "account.erased", by, commitments: 0 })).toEqual({
      allowed: true,
      next: "deleted",
      follows: [
        { type: "sessions.ended" },
        { type: "data.erased" },
        { type: "work.withdrawn" },
        { type: "owner.notified", of: "account.erased" },
      ],
    });
  });

  it.each(["deletion_asked", "deletion_confirmed"] as const)(
    "lets nothing follow a confirmation (%s)",
    (statut) => {
      expect(decideAccount(statut, { type: "deletion.confirmed", by })).toEqual({
        allowed: true,
        next: "deletion_confirmed",
        follows: [],
      });
    },
  );

  it.each([
    ["active", []],
    ["paused", []],
    ["deletion_asked", [{ type: "link.dropped" }]],
    ["deletion_confirmed", [{ type: "link.dropped" }]],
  ] as const)(
    "keeps the sessions of who is suspended, so that they are informed why (%s)",
    (statut, follows) => {
      expect(decideAccount(statut, { type: "account.suspended", by: "staff", hours: null })).toEqual({
        allowed: true,
        next: "suspended",
        follows,
      });
    },
  );

  it.each([
    [23, false],
    [24, true],
    [720, true],
    [721, false],
  ])("a suspension of %i hours: %s", (hours, allowed) => {
    expect(decideAccount("active", { type: "account.suspended", by: "staff", hours }).allowed).toBe(allowed);
  });

  it.each([{ type: "account.reinstated", by: "staff" }, { type: "suspension.lapsed" }] as const)(
    "informs the owner that a suspension is over: $type",
    (event) => {
      expect(decideAccount("suspended", event)).toEqual({
        allowed: true,
        next: "active",
        follows: [{ type: "owner.notified", of: event.type }],
      });
    },
  );

  it.each([{ type: "deletion.cancelled", by } as const, { type: "deletion.lapsed" } as const])(
    "drops the link when the account stays: $type",
    (event) => {
      expect(decideAccount("deletion_confirmed", event)).toEqual({
        allowed: true,
        next: "active",
        follows: [{ type: "link.dropped" }],
      });
    },
  );
});

it("who may act, and who may return", () => {
  expect(accountStatuses.map((statut) => [statut, isActive({ statut }), mayReturn({ statut })])).toEqual([
    ["active", true, true],
    ["paused", false, true],
    ["suspended", false, false],
    ["deletion_asked", true, true],
    ["deletion_confirmed", true, true],
    ["deleted", false, false],
  ]);
});

it("what the owner may do about leaving", () => {
  expect(
    accountStatuses.map((statut) => [
      statut,
      allowedDepartures({ statut }, 0),
      allowedDepartures({ statut }, 1),
    ]),
  ).toEqual([
    ["active", ["leave"], []],
    ["paused", [], []],
    ["suspended", [], []],
    ["deletion_asked", ["leave", "keep"], ["keep"]],
    ["deletion_confirmed", ["leave", "keep"], ["keep"]],
    ["deleted", [], []],
  ]);
});
