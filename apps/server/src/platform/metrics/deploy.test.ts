import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { waitsFor } from "../../testing/waits.ts";

const deploy = new URL("../../../../../deploy/", import.meta.url);
const alertsFile = fileURLToPath(new URL("alerts.yml", deploy));
const dashboard = JSON.parse(readFileSync(new URL("grafana/jobami.json", deploy), "utf8")) as {
  panels: { title: string; targets: { expr: string }[] }[];
};

let server: TestServer;
let exported: ReadonlySet<string>;
beforeAll(async () => {
  server = await startTestServer({
    config: { metrics: { port: undefined, host: "127.0.0.1", token: "a-token-of-prometheus" } },
  });
  const { registry } = server.platform.metrics;
  const metrics = (await registry?.getMetricsAsJSON()) ?? [];
  exported = new Set(
    metrics.flatMap(({ name, type }) =>
      String(type) === "histogram" ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
    ),
  );
});
afterAll(() => server.close());

/** What Prometheus adds of itself. */
const ofPrometheus = new Set(["up"]);

/** The metrics that an expression names: names outside of labels, strings, functions and operators. */
function namesIn(expression: string): string[] {
  const bare = expression
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^}]*\}/g, "")
    .replace(/\[[^\]]*\]/g, "")
    .replace(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, "");
  return [...bare.matchAll(/[a-z_][a-z0-9_]*(?!\s*\(|[a-z0-9_])/gi)]
    .map(([name]) => name)
    .filter((name) => name.includes("_") || name === "up");
}

/** The expressions of a file of rules, with the name of each alert: one line, or a block that is indented deeper. */
function alertsIn(text: string): { name: string; expression: string; action: string }[] {
  return text
    .split(/^ {6}- alert: /m)
    .slice(1)
    .map((alert) => ({
      name: alert.split("\n", 1)[0] ?? "",
      expression: /^ {8}expr: (?:\|\n)?([\s\S]*?)(?=\n {8}\w)/m.exec(alert)?.[1] ?? "",
      action: /^ {10}action: "(.+)"$/m.exec(alert)?.[1] ?? "",
    }));
}

const alerts = alertsIn(readFileSync(alertsFile, "utf8"));
const unknown = (expression: string) =>
  namesIn(expression).filter((name) => !exported.has(name) && !ofPrometheus.has(name));

test("every alert names metrics that the server exports, and states what to do", () => {
  expect(alerts.length).toBeGreaterThan(10);
  for (const { name, expression, action } of alerts) {
    expect([name, namesIn(expression).length > 0, unknown(expression)]).toEqual([name, true, []]);
    expect(action.length, name).toBeGreaterThan(40);
  }
});

test("every alert has its line in what the operator reads, and no line is of an alert that is no more", () => {
  const text = readFileSync(new URL("../docs/operations.md", deploy), "utf8");
  const chapter = text.split(/^### /m).find((one) => one.startsWith("When an alert fires\n")) ?? "";
  const explained = [...chapter.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  expect(explained).toEqual(alerts.map(({ name }) => name));
});

test("every panel of the dashboard names metrics that the server exports", () => {
  for (const { title, targets } of dashboard.panels)
    for (const { expr } of targets)
      expect([title, namesIn(expr).length > 0, unknown(expr)]).toEqual([title, true, []]);
});

test("a name that is not exported is found, wherever it stands", () => {
  expect(
    namesIn('sum by (a_b) (rate(jobami_wrong_total{c_d="e_f"}[5m])) > 0.5 and other_wrong == 0'),
  ).toEqual(["jobami_wrong_total", "other_wrong"]);
});

const promtool = ["/usr/bin/promtool", "/usr/local/bin/promtool"].find((place) => existsSync(place));
const promtoolNeeded = waitsFor({
  why: "deploy/alerts.yml is not read by promtool, which is not on this machine",
  command: "apt-get install prometheus",
  isMissing: false,
});

const casesFiles = ["alerts.test.yml", "alerts-of-days.test.yml"].map((name) =>
  fileURLToPath(new URL(name, deploy)),
);

test.runIf(promtool !== undefined).each([
  ["reads the alerts", ["check", "rules", alertsFile]],
  ["has each fire when it should, and not before or after", ["test", "rules", ...casesFiles]],
])("Prometheus itself %s", promtoolNeeded, (_what, args) => {
  const { status, stdout, stderr } = spawnSync(promtool ?? "", args, { encoding: "utf8" });
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining("SUCCESS")]);
});

test("each alert has a case in which it fires", () => {
  const cases = casesFiles.map((file) => readFileSync(file, "utf8")).join("\n");
  const fires = cases.match(/count.*\(ALERTS\{[^}]*alertstate="firing"\}\)/g) ?? [];
  const tried = new Set(fires.flatMap((each) => each.match(/\b[A-Z][a-z]+(?:[A-Z][a-z]+)+\b/g) ?? []));
  expect(alerts.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
});
