import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { commandsFor, knownActs } from "./features/account/voice/index.ts";
import { isLegalPage } from "./features/site/legal/index.ts";
import { everyPage } from "./generated/every-page.ts";
import { routes as written } from "./generated/routes.ts";
import { machinePaths } from "./machine-paths.ts";
import type { PageEntry } from "./pages.ts";
import routes from "./routes.ts";

const pages: PageEntry[] = Object.values(everyPage);
const paths = written.map(({ path }) => path);

function built(entries: readonly RouteConfigEntry[], parent = ""): { path: string; file: string }[] {
  return entries.flatMap((entry) => {
    const path = entry.path === undefined ? parent : `${parent}/${entry.path}`;
    const own = entry.children === undefined ? [{ path: path === "" ? "/" : path, file: entry.file }] : [];
    return [...own, ...built(entry.children ?? [], path)];
  });
}

/** Addresses of the product that a source writes itself, instead of taking them from pages.ts. */
function writtenPaths(source: string): string[] {
  const first = new Set(paths.map((path) => path.split("/")[1]));
  return [...source.matchAll(/(?<=["'`])\/([a-z-]*)(?=["'`/?#$])[^"'`]*/g)]
    .filter(([text, segment]) => (text === "/" ? false : first.has(segment)))
    .map(([text]) => text)
    .concat([...source.matchAll(/(?:to|href|redirect|pathname)\b[^"\n]{0,8}"\/"/g)].map(([text]) => text));
}

describe("pages", () => {
  test("are each there once, with a route that is there", () => {
    const routed = built(routes);
    for (const path of paths) expect(routed.filter((route) => route.path === path)).toHaveLength(1);
    for (const { file } of routed) expect(globSync(file, { cwd: import.meta.dirname })).toEqual([file]);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test("are no route's alone: what is routed and no page is an error's, a ticket's, or everything else", () => {
    const others = built(routes)
      .map(({ path }) => path)
      .filter((path) => !paths.includes(path));
    expect(others.filter((path) => !/^\/error-\d+$|\/ticket\/|^\/\*$/.test(path))).toEqual([]);
  });

  test("name what changes in their addresses as the specification does, where it does [APP-03]", () => {
    expect(paths).toEqual(
      expect.arrayContaining([
        "/quote-acceptance/:quoteId",
        "/services/:service/:ville",
        "/offres-partenaires/:slug",
        "/offres-partenaires/:slug/:offerId",
        "/profil/:slug",
        "/dashboard/profil/:slug",
        "/dashboard/missions/:id",
        "/dashboard/messages/:id",
        "/dashboard/card-editor/:id",
        "/dashboard/bug-reports/:id",
        "/dashboard/support/ticket/:ticketId",
        "/dashboard/support/ticket/:ticketId/edit",
        "/dashboard/valider/:hash",
        "/admin/bug-reports/:id",
        "/admin/bug-reports/:id/edit",
        "/admin/reported-content/:id",
        "/admin/support/ticket/:ticketId",
        "/admin/support/ticket/:ticketId/edit",
        "/admin/entreprise-documents/:userId",
        "/admin/detailed-audit/:auditId",
      ]),
    );
  });

  test("have their addresses written in manifests and pages.ts alone", () => {
    const files = globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname }).filter(
      (file) =>
        !/\.(test|stories|fixture|feature)\.tsx?$|^(testing|generated|routes\/written)\/|^pages\.ts$|^routes\.ts$|^features\/site\/legal\/content\//.test(
          file,
        ),
    );
    const written = files.flatMap((file) =>
      writtenPaths(readFileSync(join(import.meta.dirname, file), "utf8")).map((path) => `${file}: ${path}`),
    );
    expect(written).toEqual([]);
  });

  test("are found where a source writes their address", () => {
    for (const source of [
      '<Link to="/login">',
      'href: "/dashboard/missions"',
      "`/dashboard/missions/$",
      "'/inscription?profil=other'",
      '<Link to="/">',
      'redirect("/")',
    ])
      expect(writtenPaths(source)).toHaveLength(1);
    expect(writtenPaths('"/api/missions" to={loginPath} a / b')).toEqual([]);
  });

  test("of the law have their text", () => {
    const legal = pages.filter(({ group }) => group === "legal").map(({ path }) => path.slice(1));
    expect(legal).toHaveLength(7);
    expect(legal.filter((key) => !isLegalPage(key))).toEqual([]);
  });

  test("to which machines lead are pages", () => {
    const fixed = Object.values(machinePaths).filter((path) => typeof path === "string");
    expect(fixed.filter((path) => !paths.includes(path))).toEqual([]);
  });
});

describe("spoken commands", () => {
  test("lead visitors to no page of the dashboard, people signed in to no sign-in", () => {
    const to = (isSignedIn: boolean) => commandsFor(isSignedIn).flatMap((command) => command.to ?? []);
    expect(to(false)).toEqual(["/", "/login", "/inscription"]);
    expect(to(true)).toContain("/dashboard/missions?vue=mes");
    expect(to(true)).not.toContain("/login");
  });

  test("are each followed by something", () => {
    const acts = commandsFor(true).filter(({ to }) => to === undefined);
    expect(acts.map(({ id }) => id).sort()).toEqual([...knownActs].sort());
  });
});
