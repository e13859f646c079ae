import { execFileSync } from "node:child_process";
import { request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { makePicture } from "../../apps/server/src/testing/test-files.ts";
import { type Served, serveProduct } from "../served.ts";
import { member } from "./attack/keyed-load.ts";
import type { Visitor } from "./attack/visitor.ts";
import { watchHealth } from "./health-watch.ts";
import type { Finding, Soak } from "./soak.ts";

/** Uploads at once, and the size of each picture in bytes; smaller ones run in seconds. */
const uploads = Number(process.env.SOAK_UPLOADS ?? 100);
const bytes = Number(process.env.SOAK_UPLOAD_BYTES ?? 5_000_000);
/** One person may have so many under way. */
const each = 4;
/** What may stay after a load in the process beside what it had, in MB, and how long it has to give the rest back, in ms. */
const storedMb = 150;
const settleMs = 60_000;
/** How long the health is watched while nothing else is done, in ms. */
const idleMs = 6_000;
const slower = 5;

const ms = (value: number) => `${value.toFixed(1)} ms`;
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The memory that a process and those that it started hold, in MB. */
export const memoryOf = ({ pid }: Served) =>
  execFileSync("ps", ["-o", "rss=", "-p", String(pid), "--ppid", String(pid)], { encoding: "utf8" })
    .split("\n")
    .reduce((sum, kilobytes) => sum + Number(kilobytes) / 1024, 0);

/** A picture of about so many bytes: noise, which no format makes small and every decoder has to work for. */
export async function pictureOf(wanted: number): Promise<Buffer> {
  const probe = { width: 600, height: 400 };
  const scale = Math.sqrt(wanted / (await makePicture(probe)).length);
  return makePicture({ width: Math.round(probe.width * scale), height: Math.round(probe.height * scale) });
}

/** Sends a picture; the status that came back, 0 when the connection was lost. */
export function upload({ url }: Served, { headers }: Visitor, picture: Buffer): Promise<number> {
  const { hostname, port } = new URL(url);
  const sent = { ...headers, "content-type": "application/octet-stream", "content-length": picture.length };
  const path = "/api/files?purpose=profilePhoto&name=photo.jpg";
  return new Promise((resolve) => {
    const call = request(
      { hostname, port, method: "POST", path, headers: sent, agent: false },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode ?? 0));
      },
    );
    call.on("error", () => resolve(0));
    call.end(picture);
  });
}

/** The memory once it is back within a bound, or what it is when it had its time. */
async function settled(served: Served, bound: number): Promise<number> {
  const until = performance.now() + settleMs;
  while (memoryOf(served) > bound && performance.now() < until) await pause(1000);
  return memoryOf(served);
}

async function measure(served: Served): Promise<Finding[]> {
  const picture = await pictureOf(bytes);
  const people: Visitor[] = [];
  for (let index = 0; index < Math.ceil(uploads / each); index += 1)
    people.push(await member(served, `photo-${index}@exemple.fr`));
  // The decoder is loaded by the first picture, and stays.
  const warm = people[0];
  if (warm !== undefined) await upload(served, warm, picture);
  const calm = watchHealth(served.url);
  await pause(idleMs);
  const idle = await calm();
  const before = memoryOf(served);

  const watched = watchHealth(served.url);
  const begun = performance.now();
  const statuses = await Promise.all(
    Array.from({ length: uploads }, (_, index) =>
      upload(served, people[Math.floor(index / each)] as Visitor, picture),
    ),
  );
  const took = performance.now() - begun;
  const peak = memoryOf(served);
  const busy = await watched();
  const after = await settled(served, before + storedMb);

  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  const [quiet, loaded] = [at(idle.times, 0.5), at(busy.times, 0.5)];
  const size = `${(picture.length / 1e6).toFixed(1)} MB`;
  return [
    {
      what: `${uploads} uploads at once of ${size}, by ${people.length} people`,
      measured: `${[...counts].map(([status, count]) => `${count} × ${status || "lost"}`).join(", ")} in ${(took / 1000).toFixed(1)} s`,
      bound: "all 201",
      held: statuses.every((status) => status === 201),
    },
    {
      what: "health meanwhile, median",
      measured: `${ms(loaded)}, idle ${ms(quiet)}: ${(loaded / quiet).toFixed(1)} times`,
      bound: `≤ ${slower} times`,
      held: loaded <= slower * quiet && busy.bad.length === 0,
    },
    {
      what: "health meanwhile, 95 of 100",
      measured: `${ms(at(busy.times, 0.95))}, idle ${ms(at(idle.times, 0.95))}: ${(at(busy.times, 0.95) / at(idle.times, 0.95)).toFixed(1)} times`,
      bound: `≤ ${slower} times`,
      held: at(busy.times, 0.95) <= slower * at(idle.times, 0.95),
    },
    {
      what: "health meanwhile, other than 200",
      measured: `${busy.bad.length} of ${busy.times.length}`,
      bound: "0",
      held: busy.bad.length === 0,
    },
    {
      what: "memory of the process afterwards",
      measured: `${after.toFixed(0)} MB; ${before.toFixed(0)} before, ${peak.toFixed(0)} at the end of the load`,
      bound: `≤ before + ${storedMb} MB within ${settleMs / 1000} s`,
      held: after <= before + storedMb,
    },
  ];
}

/** Many people send large pictures at the same moment. */
export const uploadsSoak: Soak = {
  what: "100 uploads at once of 5 MB (SOAK_UPLOADS, SOAK_UPLOAD_BYTES): no failure, the server answers others meanwhile, memory is back afterwards.",
  run: async () => {
    const served = await serveProduct({ RATE_LIMIT_SENSITIVE: "1000000000" });
    try {
      return await measure(served);
    } finally {
      await served.stop();
    }
  },
};
