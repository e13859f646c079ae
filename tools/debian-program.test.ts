import { describe, expect, it } from "vitest";
import { debianProgram } from "./debian-program.ts";

describe("a program of a Debian package", () => {
  it("is taken where it stands, and nothing is installed", () => {
    const installed: string[] = [];
    const install = (packages: readonly string[]) => void installed.push(...packages);
    const exists = (place: string) => place === "/usr/lib/b";
    expect(debianProgram("two", ["/usr/bin/a", "/usr/lib/b"], { exists, install })).toBe("/usr/lib/b");
    expect(installed).toEqual([]);
  });

  it("is installed when the machine lacks it", () => {
    const installed: string[] = [];
    const install = (packages: readonly string[]) => void installed.push(...packages);
    const exists = () => installed.includes("two");
    expect(debianProgram("two", ["/usr/bin/a"], { exists, install })).toBe("/usr/bin/a");
  });

  it("that cannot be installed is an error with the name of the package", () => {
    const missing = { exists: () => false, install: () => {} };
    expect(() => debianProgram("webkit2gtk-driver", ["/usr/bin/WebKitWebDriver"], missing)).toThrow(
      "apt-get install webkit2gtk-driver",
    );
  });
});
