import { describe, expect, it } from "vitest";
import { digitsField, twoFactorBody } from "../auth/contract.ts";
import { readCode } from "../offers/code.ts";
import { withoutBreaks } from "./typed-code.ts";

describe("a code is taken however it was copied", () => {
  it.each([
    "123456",
    "123 456",
    " 123-456 ",
    "123\u00a0456",
    "123\u202f456",
    "12 34 56",
    "123·456",
    "123–456",
  ])("%j", (typed) => {
    expect(withoutBreaks(typed)).toBe("123456");
    expect(digitsField.parse(typed)).toBe("123456");
    expect(twoFactorBody.parse({ code: typed })).toEqual({ method: "mail", code: "123456" });
  });

  it("of an emergency and of an offer too", () => {
    const recovery = { method: "recovery", code: "abcd efgh\u00a0ijkl-mnop" } as const;
    expect(twoFactorBody.parse(recovery).code).toBe("abcdefghijklmnop");
    expect(readCode("23456-789ab")).toBe("23456789AB");
  });

  it("but not with a letter or a digit too many", () => {
    for (const typed of ["1234567", "12345", "12345a", "１２３４５６", ""])
      expect(digitsField.safeParse(typed).success).toBe(false);
  });
});
