import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFindings } from "./findings.ts";
import { qaPage } from "./page.ts";

let folder: string;
const extras = {
  requirements: [
    {
      id: "LOGIN-01",
      area: "LOGIN",
      text: "signs in by e-mail",
      files: ["packages/machines/src/auth/login/login.machine.test.ts"],
      stories: ["machines-connexion--chart"],
    },
    { id: "LOGIN-02", area: "LOGIN", text: "signs in by Google", files: [], stories: [] },
  ],
  quarantined: [{ test: "the bell rings", since: "2026-11-02", error: "it did not" }],
  charts: ["auth/login"],
  mutations: [{ folder: "auth/login", killed: 95, all: 100 }],
};

const left: Record<string, unknown> = {
  "run.json": {
    at: "2026-11-20T09:30:00.000Z",
    parts: [{ part: "machines", tally: { passed: 7, failed: 1, skipped: 0 }, seconds: 3 }],
    skipped: [
      {
        unit: "server › queue.test.ts",
        title: "keeps its order on Redis",
        wait: { why: "there is no Redis", command: "apt-get install redis-server", isMissing: true },
      },
    ],
  },
  "unsteady.json": [{ part: "journeys", title: "signs in twice", error: "waited 60 s" }],
  "machines.tests.json": [
    { file: "login.test.ts", title: "says <who> signed in", state: "failed", ms: 4200 },
    { file: "login.test.ts", title: "waits", state: "passed", ms: 10 },
  ],
  "journeys.tests.json": [
    { file: "gate/jobi.e2e.ts", title: "pays in Jobi", state: "failed", ms: 61_000 },
    { file: "gate/bell.e2e.ts", title: "rings", state: "passed", ms: 900 },
  ],
  "traces/gate-jobi-e2e-ts-pays-in-jobi-1.zip": "",
  "trend/2026-11-19.json": {
    at: "2026-11-19T09:30:00.000Z",
    kind: "gate",
    commit: "0123456789abcdef",
    parts: [{ part: "machines", tally: { passed: 6, failed: 0, skipped: 0 }, seconds: 40 }],
    unsteady: 3,
  },
  "trend/2026-11-20.json": {
    at: "2026-11-20T09:30:00.000Z",
    kind: "gate",
    commit: "fedcba9876543210",
    parts: [{ part: "machines", tally: { passed: 7, failed: 1, skipped: 0 }, seconds: 47 }],
    unsteady: 0,
  },
  "machines.proofs.json": [
    {
      machine: "login",
      states: { covered: 2, all: 2 },
      transitions: { covered: 3, all: 3 },
      guards: { covered: 0, all: 1 },
      delays: { covered: 1, all: 1 },
      missing: ["guard never false: isTooSoon in login.ready on form.submitted"],
      modelStates: 2,
      modelSteps: 3,
      walked: 10_000,
      seed: 7,
      ways: [["signs in", "the server refuses"]],
    },
  ],
  "stories.json": {
    testResults: [
      {
        assertionResults: [
          { ancestorTitles: ["ui/Button"], title: "Primary", status: "passed", failureMessages: [] },
          {
            ancestorTitles: ["ui/Badge"],
            title: "Faint",
            status: "failed",
            failureMessages: ["color-contrast"],
          },
        ],
      },
    ],
  },
  "pictures/findings.json": {
    compared: 12,
    toLookAt: [
      {
        title: "Button, dark",
        verdict: "changée",
        pictures: ["b.before.png", "b.after.png", "b.difference.png"],
      },
    ],
  },
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "jobami-qa-"));
  for (const inner of ["pictures", "traces", "trend"]) mkdirSync(join(folder, inner));
  for (const [name, content] of Object.entries(left))
    writeFileSync(join(folder, name), JSON.stringify(content));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("the report for QA people", () => {
  test("shows what the run left: failures, what is unsteady or slow, coverage, paths, pictures, accessibility, requirements, mutants", () => {
    const page = qaPage(readFindings(folder, join(folder, "pictures")), extras);
    for (const shown of [
      "says &#60;who&#62; signed in",
      '<strong class="bad">0\u202f/\u202f1</strong>',
      "guard never false: isTooSoon in login.ready on form.submitted",
      "signs in, then the server refuses",
      'src="charts/auth/login.svg"',
      'src="pictures/b.difference.png"',
      "2 stories jouées",
      "1 en défaut",
      "color-contrast",
      "1 exigences sur 2",
      '<li id="LOGIN-02"><strong>LOGIN-02</strong> signs in by Google<br><small><strong class="bad">sans test',
      'href="../../packages/machines/src/auth/login/login.machine.test.ts"',
      'href="http://localhost:6006/?path=/story/machines-connexion--chart"',
      "signs in twice",
      "waited 60 s",
      "the bell rings",
      "there is no Redis",
      "4,2\u00a0s",
      "95,0\u00a0%",
    ])
      expect(page).toContain(shown);
    expect(page).not.toContain("n’a pas été lancée");
  });

  test("shows each journey, how what failed twice is gone through again, and how runs went since", () => {
    const page = qaPage(readFindings(folder, join(folder, "pictures")), extras);
    const rows = [...page.matchAll(/<tr>.*?<\/tr>/g)].map(([row]) =>
      row.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|"),
    );
    expect(rows).toContain("|pays in Jobi|gate/jobi.e2e.ts|échoué|61,0\u00a0s|");
    expect(rows).toContain("|rings|gate/bell.e2e.ts|réussi|0,9\u00a0s|");
    expect(rows).toContain("|machines|47 s|40 s|");
    expect(rows.filter((row) => row.includes("|npm test|")).map((row) => row.split("|").slice(3))).toEqual([
      ["fedcba9876", "7", "1", "0", "47 s", ""],
      ["0123456789", "6", "0", "3", "40 s", ""],
    ]);
    expect(page).toContain(
      "npx playwright-core show-trace reports/traces/gate-jobi-e2e-ts-pays-in-jobi-1.zip",
    );
  });

  test("reports of each part that was not run that it was not", () => {
    const page = qaPage(readFindings(join(folder, "nowhere"), join(folder, "nowhere")), extras);
    expect(page.split("n’a pas été lancée").length - 1).toBe(8);
    expect(page).toContain("Aucun lancement entier n’a encore été gardé.");
  });
});
