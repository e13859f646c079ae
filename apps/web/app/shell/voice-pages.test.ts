import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { knownActs } from "../features/voice/page-commands.ts";
import { commandsFor, voicePages } from "../features/voice/pages.ts";
import routes from "../routes.ts";

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    return [entry.index === true && path === "" ? "/" : path, ...pathsOf(entry.children ?? [], path)];
  });
}

const built = pathsOf(routes);

test("no command leads to a page that is not there", () => {
  for (const path of Object.values(voicePages).flat()) expect(built).toContain(path);
});

test("visitors are offered no page of the dashboard, people signed in no sign-in", () => {
  const to = (isSignedIn: boolean) => commandsFor(isSignedIn).flatMap((command) => command.to ?? []);
  expect(to(false)).toEqual(["/", "/login", "/inscription"]);
  expect(to(true)).toContain("/dashboard/missions?vue=mes");
  expect(to(true)).not.toContain("/login");
});

test("something is done for every command that is offered", () => {
  const acts = commandsFor(true).filter(({ to }) => to === undefined);
  expect(acts.map(({ id }) => id).sort()).toEqual([...knownActs].sort());
});
