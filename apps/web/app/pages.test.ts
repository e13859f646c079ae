import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { matchCommand } from "@jobami/machines/voice/voice";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, test } from "vitest";
import { commandsFor, knownActs } from "./features/account/voice/index.ts";
import { isLegalPage } from "./features/site/legal/index.ts";
import { everyPage } from "./generated/every-page.ts";
import { indexedPaths } from "./generated/indexed.ts";
import { routes as written } from "./generated/routes.ts";
import { spokenPages } from "./generated/spoken.ts";
import { machinePaths } from "./machine-paths.ts";
import { adminArea, isBelow, moderationArea, type PageEntry } from "./pages.ts";
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

const member = { role: "jobutil" } as const;
const administrator = { role: "jobpadm" } as const;
const openedBy = (spoken: string, asking: Parameters<typeof commandsFor>[0], at = "/dashboard") => {
  const command = matchCommand(spoken, commandsFor(asking, at));
  return command?.closed ?? command?.to;
};
const staffPaths = [adminArea, moderationArea];
const isStaffs = ({ path }: PageEntry) => staffPaths.some((area) => isBelow(path, area));
/** « Aide » alone is what tells the commands [VOICE-29]; its page is asked for as a page. */
const helpLabel = "Aide";

describe("spoken commands", () => {
  const onTheMap = pages.filter(
    ({ path, offered, isSetting, group }) =>
      !path.includes(":") && (offered !== undefined || isSetting === true || group === "legal"),
  );
  const askedFor = new Set(spokenPages.map(({ to }) => to));

  test("every page of the map has its ways to be asked for, from its manifest", () => {
    const exempt = ["/support"];
    expect(onTheMap.map(({ path }) => path).filter((path) => !askedFor.has(path))).toEqual(exempt);
    expect(onTheMap.length).toBeGreaterThanOrEqual(89);
  });

  test("every page that search engines list has them too", () => {
    expect(indexedPaths.filter((path) => !askedFor.has(path))).toEqual([]);
  });

  test("every label of a menu opens its page, where the menu stands", () => {
    const missed = onTheMap
      .filter(({ path, audience }) => audience !== "visitors" && askedFor.has(path))
      .flatMap((page) => {
        const at = isStaffs(page) ? adminArea : "/dashboard";
        const labels = [page.label, page.shortLabel ?? page.label].filter((label) => label !== helpLabel);
        return labels.map((label) => [label, page.path, openedBy(label, administrator, at)]);
      })
      .filter(([, path, opened]) => path !== opened);
    expect(missed).toEqual([]);
  });

  test("« aide » tells the commands, and the page of help is asked for as a page [VOICE-29]", () => {
    expect(matchCommand(helpLabel, commandsFor(member, "/dashboard"))?.id).toBe("help");
    expect(openedBy("page d’aide", member)).toBe("/dashboard/support");
  });

  test("no two pages that are open to one person share a way to be asked for, other than a label", () => {
    const shared = (asking: Parameters<typeof commandsFor>[0], at: string) => {
      const open = commandsFor(asking, at).filter(
        ({ to, closed }) => to !== undefined && closed === undefined,
      );
      return open.flatMap(({ id, phrases }) =>
        phrases
          .slice(2)
          .filter((phrase) => matchCommand(phrase, open)?.id !== id)
          .map((phrase) => [phrase, id, matchCommand(phrase, open)?.id]),
      );
    };
    expect(shared(member, "/dashboard")).toEqual([]);
    expect(shared(null, "/")).toEqual([]);
  });

  test.each([
    ["mes factures", null, "signed-out"],
    ["ouvre mes messages", null, "signed-out"],
    ["connexion", member, "signed-in"],
    ["codes promo", member, "role"],
    ["codes promo", { role: "jobmodo" }, "role"],
    ["litiges", { role: "jobmodo" }, "/moderation/litiges"],
    ["sécurité", member, "/dashboard/profil/securite"],
    ["sécurité", administrator, "/dashboard/profil/securite"],
    ["accueil", null, "/"],
    ["accueil", member, "/dashboard"],
    ["page d’accueil", member, "/"],
  ] as const)("« %s » asked for by %j: %s", (spoken, asking, expected) => {
    expect(openedBy(spoken, asking)).toBe(expected);
  });

  test("of two pages of one name that is opened in whose area one stands", () => {
    expect(openedBy("sécurité", administrator, "/admin/vps")).toBe("/admin/security-monitoring");
    expect(openedBy("nouveautés", administrator, "/admin")).toBe("/admin/nouveautes");
    expect(openedBy("nouveautés", administrator, "/dashboard")).toBe("/dashboard/nouveautes");
  });

  test("are none that the product’s name alone asks for: it calls", () => {
    for (const asking of [null, member, administrator])
      expect(matchCommand("Jobami", commandsFor(asking, "/dashboard"))).toBeNull();
  });

  test("are each followed by something", () => {
    const acts = commandsFor(member, "/dashboard").filter(({ to }) => to === undefined);
    expect(acts.map(({ id }) => id).sort()).toEqual([...knownActs].sort());
  });
});
