import { expect, test } from "vitest";
import { changeOf, nextVersion } from "./version.ts";

const api = (...more: string[]) =>
  [
    "components/Lamp",
    "  Lamp: (props: LampProps) => ReactNode",
    "  type LampProps",
    "    label: string",
    ...more,
    "",
  ].join("\n");

test.each([
  ["nothing", api(), "none"],
  ["a prop that one may give", api("    isDimmed?: boolean | undefined"), "added"],
  [
    "a component",
    api("", "components/Shade", "  Shade: () => ReactNode", "  type ShadeProps", "    size: string"),
    "added",
  ],
  ["a prop that one must give", api("    power: number"), "breaking"],
  ["a component that went", "", "breaking"],
  ["a prop that went", api().replace("    label: string\n", ""), "breaking"],
  ["a prop of another type", api().replace("label: string", "label: number"), "breaking"],
])("a public API that differs by %s", (_, after, change) => {
  expect(changeOf(api(), after)).toBe(change);
});

test("the same prop of two components is two props", () => {
  const two = (second: string) => api("", "components/Shade", "  type ShadeProps", second);
  expect(changeOf(two("    label: string"), two("    labels: string"))).toBe("breaking");
});

test.each([
  ["0.1.0", "breaking", "0.2.0"],
  ["0.1.3", "added", "0.1.4"],
  ["0.1.0", "none", "0.1.1"],
  ["1.4.2", "breaking", "2.0.0"],
  ["1.4.2", "added", "1.5.0"],
  ["1.4.2", "none", "1.4.3"],
] as const)("after %s, what is %s makes %s", (version, change, next) => {
  expect(nextVersion(version, change)).toBe(next);
});
