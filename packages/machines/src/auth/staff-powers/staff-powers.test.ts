import { describe, expect, it } from "vitest";
import { staffMay, staffPowers, staffPowersIn } from "./index.ts";

const moderators = ["moderation", "hidden-content.read", "disputes.read", "support.answer"];

describe("the powers of staff", () => {
  it.each([
    ["jobutil", []],
    ["jobmodo", moderators],
    ["jobpadm", [...staffPowers]],
  ] as const)(
    "of %s are there in a session with a second factor alone, while the account is active",
    (role, powers) => {
      const standing = { role, isActive: true, hasSecondFactor: true };
      expect(staffPowersIn(standing)).toEqual(powers);
      expect(staffPowersIn({ ...standing, hasSecondFactor: false })).toEqual([]);
      expect(staffPowersIn({ ...standing, isActive: false })).toEqual([]);
    },
  );

  it("are asked for one by one: papers are the administration's", () => {
    const session = (role: "jobmodo" | "jobpadm") => ({
      powers: staffPowersIn({ role, isActive: true, hasSecondFactor: true }),
    });
    expect(staffMay(session("jobmodo"), "papers.read")).toBe(false);
    expect(staffMay(session("jobpadm"), "papers.read")).toBe(true);
  });
});
