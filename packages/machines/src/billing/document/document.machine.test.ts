import { describe, expect, it } from "vitest";
import { allowedDocumentActs, decideDocument } from "./index.ts";

describe("a document", () => {
  it.each([
    ["devis", "brouillon", null, ["edit", "remove", "issue"]],
    ["devis", "émis", null, ["send"]],
    ["devis", "accepté", null, ["send", "invoice"]],
    ["devis", "émis", "refused", []],
    ["devis", "émis", "expired", []],
    ["facture", "émis", null, ["send", "pay", "credit"]],
    ["facture", "payé", null, ["send", "credit"]],
    ["facture", "payé", "cancelled", ["send"]],
    ["avoir", "brouillon", null, ["edit", "remove", "issue"]],
    ["avoir", "émis", null, ["send"]],
  ] as const)("%s %s (%s): its issuer %j [INV-05, INV-06]", (type, status, fact, acts) => {
    expect(allowedDocumentActs({ type, status, fact }, "issuer")).toEqual(acts);
    expect(allowedDocumentActs({ type, status, fact }, "client")).toEqual([]);
  });

  it("accepted by its client is accepté [INV-02]", () => {
    const decision = decideDocument(
      { type: "devis", status: "émis", fact: null },
      { type: "quote.accepted", by: "client", isInTime: true },
    );
    expect(decision).toMatchObject({ allowed: true, next: { status: "accepté", fact: null } });
  });

  it("keeps that it was paid when it is cancelled", () => {
    const decision = decideDocument(
      { type: "facture", status: "payé", fact: null },
      { type: "credit.issued", takes: "whole" },
    );
    expect(decision).toMatchObject({ allowed: true, next: { status: "payé", fact: "cancelled" } });
  });
});
