import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { largestUpload } from "@jobami/api/files/routes";
import { healthRoutes } from "@jobami/api/health/routes";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { alivePath } from "../../apps/server/src/platform/process/gate.ts";
import { memorySettings } from "../product-environment.ts";
import { copied } from "./build.ts";
import { readSchema } from "./settings.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "../../deploy", file), "utf8");
const settings = new Set(readSchema().keys());
const unknown = (names: readonly string[]) => names.filter((name) => !settings.has(name));

interface Service {
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  read_only?: boolean;
}
const compose = parse(read("compose.yaml"), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const processes = Object.entries(compose.services).filter(([name]) => name.startsWith("app-"));

test("compose starts two processes behind a proxy that knows both, with settings that the server has", () => {
  expect(processes.map(([name]) => name)).toEqual(["app-1", "app-2"]);
  for (const [name, { environment = {}, read_only }] of processes) {
    expect([name, read_only, unknown(Object.keys(environment))]).toEqual([name, true, []]);
    expect(compose.services.proxy?.environment?.UPSTREAMS).toContain(`${name}:${environment.PORT}`);
  }
});

test("compose names no service and no volume that it does not have", () => {
  for (const { depends_on = [], volumes = [] } of Object.values(compose.services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    expect(needed.filter((name) => !(name in compose.services))).toEqual([]);
    const named = volumes.flatMap((volume) => (/^\w/.test(volume) ? [volume.split(":", 1)[0] ?? ""] : []));
    expect(named.filter((name) => !(name in compose.volumes))).toEqual([]);
  }
  const hosts = processes.flatMap(([, { environment = {} }]) =>
    Object.values(environment).flatMap(
      (value) => /(?:@|:\/\/)(postgres|redis|s3|mail):/.exec(value)?.[1] ?? [],
    ),
  );
  expect(new Set(hosts)).toEqual(new Set(["postgres", "redis", "s3", "mail"]));
  expect(hosts.filter((name) => !(name in compose.services))).toEqual([]);
});

const root = join(import.meta.dirname, "../..");
const inRelease = new Set(globSync(copied, { cwd: root }));

test("a release has every file of deploy that works without the sources, and what compose mounts", () => {
  const files = globSync("deploy/{*,.env.example,grafana/*}", { cwd: root });
  const missing = files.filter((file) => !inRelease.has(file) && !/^deploy\/(try|grafana)$/.test(file));
  expect(missing).toEqual([]);
  const mounts = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.filter((volume) => volume.startsWith("./")).map((volume) => volume.slice(2).split(":", 1)[0]),
  );
  expect(mounts).toContain("Caddyfile");
  expect(mounts.filter((file) => !inRelease.has(`deploy/${file}`))).toEqual([]);
});

test.each(["docs/operations.md", "deploy/README.md"])(
  "the links of %s lead somewhere in a release",
  (page) => {
    const text = readFileSync(join(root, page), "utf8");
    const targets = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, to = ""]) =>
      normalize(join(dirname(page), to)),
    );
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((to) => !inRelease.has(to) || !existsSync(join(root, to)))).toEqual([]);
  },
);

interface Probe {
  httpGet: { path: string };
}
interface Manifest {
  kind: string;
  spec: {
    template: {
      spec: {
        containers: {
          env: { name: string }[];
          livenessProbe: Probe;
          readinessProbe: Probe;
          startupProbe: Probe;
          securityContext: { readOnlyRootFilesystem: boolean };
        }[];
        volumes: { name: string }[];
      };
    };
  };
}

test("Kubernetes restarts what does not live, sends people to what is ready, and sets what the server has", () => {
  const documents = parseAllDocuments(read("kubernetes.yaml"));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const all = documents.map((each) => each.toJS() as Manifest);
  expect(all.map(({ kind }) => kind)).toEqual(["Deployment", "PodDisruptionBudget", "Service", "Ingress"]);
  const [container] = all[0]!.spec.template.spec.containers;
  const { livenessProbe, readinessProbe, startupProbe, env, securityContext } = container!;
  expect([livenessProbe, startupProbe].map(({ httpGet }) => httpGet.path)).toEqual([alivePath, alivePath]);
  expect(readinessProbe.httpGet.path).toBe(healthRoutes.health.path);
  expect(unknown(env.map(({ name }) => name))).toEqual([]);
  expect(securityContext.readOnlyRootFilesystem).toBe(true);
});

test("the image runs as no one in particular, and states whether it lives", () => {
  const file = read("Containerfile");
  expect(file).toMatch(/^USER 10001:10001$/m);
  expect(file).toContain(alivePath);
  const set = [...file.matchAll(/^ENV (.+)$/gm)].flatMap(([, pairs = ""]) => pairs.split(" "));
  const ofMemory = Object.entries(memorySettings).map(([name, value]) => `${name}=${value}`);
  const others = set.filter((pair) => !ofMemory.includes(pair));
  expect(others.length).toBeGreaterThan(0);
  expect(unknown(others.map((pair) => pair.split("=", 1)[0] ?? ""))).toEqual([]);
});

test("proxies let through the largest file that people send", () => {
  const megabytes = [
    /client_max_body_size (\d+)m;/.exec(read("nginx.conf")),
    /max_size (\d+)MB/.exec(read("Caddyfile")),
    /proxy-body-size: (\d+)m/.exec(read("kubernetes.yaml")),
  ].map((found) => Number(found?.[1]));
  for (const each of megabytes) expect(each * 1_000_000).toBeGreaterThan(largestUpload);
});
