import { describe, expect, test } from "vitest";
import { allowedReportActions, appealWindowMs, decideContentReport, type ReportState } from "./index.ts";

const reasons = "Elle contient un numéro de téléphone.";
const reported: ReportState = { status: "reported", isRemoved: false, decidedBy: null };
const moderator = { role: "moderator", id: "m1" } as const;
const both = { type: "reasons.sent", to: ["reporter", "author"] };

describe("a reported content", () => {
  test("is removed with reasons for both sides", () => {
    expect(
      decideContentReport(reported, { type: "report.decided", by: moderator, decision: "remove", reasons }),
    ).toEqual({
      allowed: true,
      next: { status: "removed", isRemoved: true, decidedBy: "m1" },
      follows: [{ type: "content.removed" }, both],
    });
  });

  test("is kept with reasons for both sides", () => {
    expect(
      decideContentReport(reported, { type: "report.decided", by: moderator, decision: "keep", reasons }),
    ).toEqual({
      allowed: true,
      next: { status: "kept", isRemoved: false, decidedBy: "m1" },
      follows: [both],
    });
  });

  test.each([
    ["removed", true, "author"],
    ["kept", false, "reporter"],
  ] as const)("when %s, can be appealed by the side that lost", (status, isRemoved, role) => {
    expect(
      decideContentReport(
        { status, isRemoved, decidedBy: "m1" },
        { type: "appeal.made", by: { role }, reasons },
      ),
    ).toEqual({
      allowed: true,
      next: { status: "appealed", isRemoved, decidedBy: "m1" },
      follows: [{ type: "moderators.notified" }],
    });
  });

  test.each([
    [true, "content.restored"],
    [false, "content.removed"],
  ] as const)("appealed while removed is %s: overturning says %s", (isRemoved, type) => {
    const by = { role: "moderator", id: "m2" } as const;
    expect(
      decideContentReport(
        { status: "appealed", isRemoved, decidedBy: "m1" },
        { type: "appeal.decided", by, decision: "overturn", reasons },
      ),
    ).toEqual({
      allowed: true,
      next: { status: "closed", isRemoved: !isRemoved, decidedBy: "m1" },
      follows: [{ type }, both],
    });
  });

  test.each([
    ["reported", false, ["remove", "keep"]],
    ["kept", false, []],
    ["removed", true, ["restore"]],
    ["restored", false, []],
    ["appealed", true, []],
    ["closed", true, []],
  ] as const)("that is %s offers a moderator %j", (status, isRemoved, actions) => {
    expect(allowedReportActions({ status, isRemoved, decidedBy: "m1" })).toEqual(actions);
  });

  test("can be appealed for six months", () => {
    expect(appealWindowMs / (24 * 3_600_000)).toBe(184);
  });

  test("that is closed stays as it is, with a reason", () => {
    expect(decideContentReport({ ...reported, status: "closed" }, { type: "appealWindow.ended" })).toEqual({
      allowed: false,
      reason: "REPORT_TRANSITION_REFUSED",
    });
  });
});
