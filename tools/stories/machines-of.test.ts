import { expect, test } from "vitest";
import { machinesOfStories } from "./machines-of.ts";

const machinesOf = machinesOfStories();

test("a page leads to the machines that it shows: of a screen those of its folder, of a component those of its gallery", () => {
  expect(machinesOf("packages/ui/src/patterns/LoginForm/LoginForm.stories.tsx")).toEqual([
    { machine: "auth/login", story: expect.stringMatching(/^machines-connexion--/) },
  ]);
  expect(machinesOf("apps/web/app/features/missions/negotiation/Negotiation.stories.tsx")).toContainEqual({
    machine: "proposals/proposal-negotiation",
    story: expect.stringMatching(/^machines-négociation--/),
  });
  expect(machinesOf("packages/ui/src/components/Button/Button.stories.tsx")).toEqual([]);
});
