import { describe, expect, test } from "vitest";
import {
  allowedReportActions,
  appealWindowMs,
  decideContentReport,
  type ReportActor,
  type ReportState,
} from "./index.ts";

const reasons = "Elle contient un numéro de téléphone.";
const reported: ReportState = { status: "reported", isRemoved: false, deciders: [] };
const moderator = { role: "moderator", id: "m1" } as const;
const both = { type: "reasons.sent", to: ["reporter", "author"] };

describe("a reported content", () => {
  test("is removed with reasons for both sides", () => {
    expect(
      decideContentReport(reported, { type: "report.decided", by: moderator, decision: "remove", reasons }),
    ).toEqual({
      allowed: true,
      next: { status: "removed", isRemoved: true, deciders: ["m1"] },
      follows: [{ type: "content.removed" }, both],
    });
  });

  test("stays with reasons for both sides", () => {
    expect(
      decideContentReport(reported, { type: "report.decided", by: moderator, decision: "keep", reasons }),
    ).toEqual({
      allowed: true,
      next: { status: "kept", isRemoved: false, deciders: ["m1"] },
      follows: [both],
    });
  });

  test.each([
    ["removed", true, "author"],
    ["kept", false, "reporter"],
    ["restored", false, "reporter"],
  ] as const)("when %s, can be appealed by the side that lost", (status, isRemoved, role) => {
    expect(
      decideContentReport(
        { status, isRemoved, deciders: ["m1"] },
        { type: "appeal.made", by: { role }, reasons, isInTime: true },
      ),
    ).toEqual({
      allowed: true,
      next: { status: "appealed", isRemoved, deciders: ["m1"] },
      follows: [{ type: "moderators.notified" }],
    });
  });

  test.each([
    [true, "content.restored"],
    [false, "content.removed"],
  ] as const)("appealed while removed is %s: overturning states %s", (isRemoved, type) => {
    const by = { role: "moderator", id: "m2" } as const;
    expect(
      decideContentReport(
        { status: "appealed", isRemoved, deciders: ["m1"] },
        { type: "appeal.decided", by, decision: "overturn", reasons },
      ),
    ).toEqual({
      allowed: true,
      next: { status: "closed", isRemoved: !isRemoved, deciders: ["m1"] },
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
    expect(allowedReportActions({ status, isRemoved, deciders: ["m1"] })).toEqual(actions);
  });

  test("that was restored is judged again by neither who hid it nor who restored it", () => {
    const removed: ReportState = { status: "removed", isRemoved: true, deciders: ["m1"] };
    const lifted = decideContentReport(removed, {
      type: "removal.lifted",
      by: { role: "moderator", id: "m2" },
      reasons,
    });
    if (!lifted.allowed) throw new Error(lifted.reason);
    const appealed = { ...lifted.next, status: "appealed" } as const;
    const judged = (by: ReportActor) =>
      decideContentReport(appealed, { type: "appeal.decided", by, decision: "uphold", reasons });
    for (const id of ["m1", "m2"])
      expect(judged({ role: "moderator", id })).toEqual({ allowed: false, reason: "SAME_MODERATOR" });
    expect(judged({ role: "moderator", id: "m3" }).allowed).toBe(true);
  });

  test("is for whoever runs the company where no one else can judge, and only there", () => {
    const appealed: ReportState = { status: "appealed", isRemoved: true, deciders: ["m1"] };
    const judged = (isOnlyJudge: boolean) =>
      decideContentReport(appealed, {
        type: "appeal.decided",
        by: { role: "operator", isOnlyJudge },
        decision: "overturn",
        reasons,
      });
    expect(judged(false)).toEqual({ allowed: false, reason: "OTHERS_CAN_JUDGE" });
    expect(judged(true)).toMatchObject({ allowed: true, next: { status: "closed", isRemoved: false } });
  });

  test("cannot be appealed once it is too late", () => {
    const removed: ReportState = { status: "removed", isRemoved: true, deciders: ["m1"] };
    expect(
      decideContentReport(removed, { type: "appeal.made", by: { role: "author" }, reasons, isInTime: false }),
    ).toEqual({ allowed: false, reason: "APPEAL_TOO_LATE" });
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
