import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { AvatarGroup, type AvatarGroupProps } from "./AvatarGroup.tsx";

const people = ["Karim B.", "Léa F.", "Zoé M."].map((name) => ({ id: name, name }));
const markup = (props: Partial<AvatarGroupProps>) =>
  renderToStaticMarkup(<AvatarGroup label="Participants" people={people} {...props} />).replace(
    / class="[^"]*"/g,
    "",
  );

describe("AvatarGroup", () => {
  test("is a named list of names, in order", () => {
    expect([...markup({}).matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
      "Karim B.",
      "Léa F.",
      "Zoé M.",
    ]);
    expect(markup({})).toMatch(/^<ul aria-label="Participants">/);
  });

  test.each([
    [{ max: 3 }, null],
    [{ max: 2 }, "et une autre personne"],
    [{ max: 1 }, "et 2 autres personnes"],
    [{ max: 3, total: 12 }, "et 9 autres personnes"],
    [{ max: 3, total: 1 }, null],
  ] as const)("counts the rest: %j", (props, rest) => {
    expect(/et (une|\d+) autres? personnes?/.exec(markup(props))?.[0] ?? null).toBe(rest);
  });
});
