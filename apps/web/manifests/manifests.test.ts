import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { FeaturePage } from "../app/define-feature.ts";
import { chunkedPages } from "./chunked-pages.ts";
import { readConstants, withConstants } from "./inline-paths.ts";
import { joinManifests, type PlacedManifest } from "./read-manifests.ts";
import { writeGenerated } from "./write-files.ts";
import { writtenFiles } from "./written-files.ts";

const page = (path: string, more: Partial<FeaturePage> = {}): FeaturePage =>
  ({ path, label: "Une page", screen: "OneScreen", ...more }) as FeaturePage;

function manifest(pages: Record<string, FeaturePage>, file = "features/help/notes/notes.feature.ts") {
  return { file, manifest: { pages } } satisfies PlacedManifest;
}

const textOf = (name: string, ...manifests: PlacedManifest[]) =>
  writtenFiles(joinManifests(manifests)).get(name) ?? "";

describe("a manifest", () => {
  test.each([
    ["features/notes/notes.feature.ts", "stands in no area"],
    ["features/elsewhere/notes/notes.feature.ts", "stands in no area"],
    ["features/help/notes/other.feature.ts", "is not called notes.feature.ts"],
  ])("at %s is refused: it %s", (file, why) => {
    expect(() => joinManifests([manifest({}, file)])).toThrow(why);
  });

  test("has pages of its own: neither a name nor an address is there twice", () => {
    const other = "features/help/other/other.feature.ts";
    const notes = manifest({ notes: page("/notes") });
    expect(() => joinManifests([notes, manifest({ notes: page("/other") }, other)])).toThrow(
      "« notes » is in",
    );
    expect(() => joinManifests([notes, manifest({ other: page("/notes") }, other)])).toThrow(
      "« /notes » is in",
    );
  });
});

describe("a page of staff", () => {
  const staff = { audience: "jobmodo", offered: ["bar", "rail"] } as const;

  test.each<Partial<FeaturePage>>([{}, { audience: "members" }])(
    "that asks for no role is refused: %j",
    (more) => {
      expect(() => joinManifests([manifest({ notes: page("/admin/notes", more) })])).toThrow(
        "asks for no role",
      );
    },
  );

  test("has its role as a constant, its own frame and map, and a place in no member's", () => {
    const notes = manifest({ notes: page("/moderation/notes", staff) });
    expect(readConstants(textOf("generated/paths.ts", notes)).get("notesAudience")).toBe('"jobmodo"');
    expect(textOf("generated/routes.ts", notes)).toContain('"frame": "moderation"');
    expect(textOf("generated/staff-map.ts", notes)).toContain('"path": "/moderation/notes"');
    expect(textOf("generated/staff-menu.ts", notes)).toContain('"path": "/moderation/notes"');
    for (const file of ["generated/member-map.ts", "generated/bar.ts"])
      expect(textOf(file, notes)).not.toContain("/moderation/notes");
    expect(textOf("routes/written/notes.tsx", notes)).toContain("isPrivate: true");
    expect(chunkedPages(joinManifests([notes])).map(({ name }) => name)).toEqual(["moderation.notes.tsx"]);
  });
});

describe("what is written", () => {
  test("has a constant an address and a label, and calls a pattern what has parts that change", () => {
    const text = textOf(
      "generated/paths.ts",
      manifest({ notes: page("/notes", { shortLabel: "Notes" }), note: page("/notes/:id") }),
    );
    expect([...readConstants(text)]).toEqual([
      ["noteLabel", '"Une page"'],
      ["notePattern", '"/notes/:id"'],
      ["notesLabel", '"Une page"'],
      ["notesPath", '"/notes"'],
      ["notesShortLabel", '"Notes"'],
    ]);
  });

  test("lists members' pages in their order, those without one last, and no one else’s", () => {
    const text = textOf(
      "generated/member-map.ts",
      manifest({
        later: page("/dashboard/later", { order: 20 }),
        detail: page("/dashboard/detail"),
        first: page("/dashboard/first", { order: 10 }),
        open: page("/open", { order: 1 }),
      }),
    );
    expect([...text.matchAll(/"path": "([^"]+)"/g)].map(([, path]) => path)).toEqual([
      "/dashboard/first",
      "/dashboard/later",
      "/dashboard/detail",
    ]);
  });

  test("is a route a screen that needs nothing else, private below the dashboard", () => {
    const text = textOf("routes/written/own-notes.tsx", manifest({ ownNotes: page("/dashboard/notes") }));
    expect(text).toContain('import { OneScreen } from "../../features/help/notes/index.ts";');
    expect(text).toContain('pageMeta(matches, { title: "Une page", isPrivate: true })');
    expect(text).toContain("export default function OwnNotes() {\n  return <OneScreen />;");
  });

  test("names a route once to the groups of chunks, however many pages share it", () => {
    const route = "note.route.tsx" as const;
    const known = joinManifests([
      manifest({
        note: { path: "/dashboard/notes/:id", label: "Note", route },
        other: { path: "/dashboard/autres/:id", label: "Autre", route },
        open: page("/ouvert"),
      }),
    ]);
    expect(chunkedPages(known).map(({ name }) => name)).toEqual(["dashboard.note.tsx", "open.tsx"]);
  });
});

describe("addresses where they are used", () => {
  const constants = readConstants(
    'export const notesPath = "/notes";\nexport const notesLabel = "Mes « notes »";\n',
  );

  test("take the place of their import, on as many lines", () => {
    const source =
      'import {\n  notesLabel as label,\n  notesPath,\n} from "../../generated/paths.ts";\nuse(label);';
    expect(withConstants(source, constants)).toBe(
      'const label = "Mes « notes »"; const notesPath = "/notes";\n\n\n\nuse(label);',
    );
  });

  test("are there before a value that stands above the import", () => {
    const source =
      'const here = ofAll(notesPath);\n\nimport { notesPath } from "../../generated/paths.ts";\n';
    expect(withConstants(source, constants)).toBe(
      'const notesPath = "/notes";const here = ofAll(notesPath);\n\n\n',
    );
  });

  test("leave alone what imports none, and refuse a name that there is not", () => {
    expect(withConstants('import { notesPath } from "./paths.ts";', constants)).toBeNull();
    expect(() => withConstants('import { gonePath } from "../generated/paths.ts";', constants)).toThrow(
      "gonePath",
    );
  });
});

describe("files on disk", () => {
  let app: string;

  const write = (path: string, changed: number) => {
    const file = join(app, "features/help/notes/notes.feature.ts");
    mkdirSync(join(app, "features/help/notes"), { recursive: true });
    writeFileSync(file, `export const feature = { pages: { notes: ${JSON.stringify(page(path))} } };`);
    utimesSync(file, changed, changed);
  };

  beforeEach(() => {
    app = mkdtempSync(join(tmpdir(), "jobami-manifests-"));
  });
  afterEach(() => rmSync(app, { recursive: true }));

  test("are written where they are not as the manifests state, left alone otherwise, and taken away when asked for no more", async () => {
    write("/notes", 1);
    expect((await writeGenerated(app)).changed).toContain("routes/written/notes.tsx");
    expect((await writeGenerated(app)).changed).toEqual([]);
    writeFileSync(join(app, "generated/paths.ts"), "changed by hand");
    writeFileSync(join(app, "routes/written/gone.tsx"), "of a page that was");
    expect([...(await writeGenerated(app)).changed].sort()).toEqual([
      "generated/paths.ts",
      "routes/written/gone.tsx",
    ]);
    expect(readdirSync(join(app, "routes/written"))).toEqual(["notes.tsx"]);
    write("/mes-notes", 2);
    await writeGenerated(app);
    expect(readFileSync(join(app, "generated/paths.ts"), "utf8")).toContain('"/mes-notes"');
  });
});
