import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";

const sources = join(import.meta.dirname, "../..");

/** Why a server that has nothing to do wakes nevertheless: how often, in seconds, and what for. */
const waking: Record<string, readonly [seconds: number, why: string]> = {
  "platform/jobs/jobs.ts lookMs": [2, "asks for all queues at once what is due, whoever ordered it"],
  "platform/measures/measures.ts loopMs": [
    0.1,
    "has the event loop turn, to see how late it does; asks no one",
  ],
  "platform/measures/measures.ts minuteMs": [60, "writes down what the process measured of itself"],
  "platform/measures/processes.ts announceMs": [
    30,
    "tells the others how this process does; with Redis alone",
  ],
  "platform/security/security-counts.ts flushMs": [60, "stores refusals; asks no one while there were none"],
  "platform/files/process-lane.ts lookMs": [0.025, "sees what a picture takes of memory; while one is read"],
};

/** Work that recurs at least every ten minutes, and what it finds. Each costs a handful of statements whenever its time has come. */
const frequent: Record<string, readonly [cron: string, why: string]> = {
  "mail.release": ["* * * * *", "mails whose morning has come, or for which there is room again"],
  "payments.local": ["* * * * *", "periods of the payment service that stands in for one"],
  "notifications.mail": ["* * * * *", "notices that stayed unread"],
  "notifications.push": ["* * * * *", "messages that were held, or not taken"],
  "missions.ends-of-asks": ["* * * * *", "missions for which no one may apply any longer"],
  "proposals.lapse": ["* * * * *", "proposals whose time is over"],
  "missions.expire": ["*/5 * * * *", "missions whose day is past"],
  "account.deadlines": ["*/5 * * * *", "departures and pauses that are due"],
  "planning.remind": ["*/5 * * * *", "hours that come soon"],
  "notifications.digest": ["*/5 * * * *", "digests for the hour that people chose"],
  "disputes.close": ["*/10 * * * *", "disputes that were decided"],
  "progress.confirm": ["*/10 * * * *", "finished missions that no one contested"],
  "reviews.reveal": ["*/10 * * * *", "reviews that waited for the other side"],
};

/** The sources of the product's server, without tests and what they stand on. */
const files = readdirSync(sources, { recursive: true, encoding: "utf8" })
  .filter(
    (name) => /\.ts$/.test(name) && !/\.(test|fixture|samples)\.ts$|^testing\/|^contract-tests\//.test(name),
  )
  .map((name) => ({
    name: relative(sources, join(sources, name)),
    text: readFileSync(join(sources, name), "utf8"),
  }));

/** What a name stands for in a source, in seconds. */
const secondsOf = (text: string, name: string) =>
  Number(new RegExp(`const ${name} = ([\\d_]+);`).exec(text)?.[1]?.replaceAll("_", "")) / 1000;

test("every timer that recurs by itself is named here, with how often and why", () => {
  const recurring = files.flatMap(({ name, text }) =>
    [
      ...text.matchAll(/setInterval\([\s\S]*?,\s*(\w+)\s*\)/g),
      ...text.matchAll(/resolution: (\w+)/g),
      ...text.matchAll(/await pause\((lookMs)/g),
    ].map(([, period = ""]) => [`${name} ${period}`, secondsOf(text, period)] as const),
  );
  const named = Object.entries(waking).map(([place, [seconds]]) => [place, seconds] as const);
  expect(Object.fromEntries(recurring)).toEqual(Object.fromEntries(named));
  const intervals = files.flatMap(({ text }) => [...text.matchAll(/\bsetInterval\(/g)]);
  expect(recurring.length).toBe(intervals.length + 2);
});

test("work that recurs at least every ten minutes is named here, with what it finds", () => {
  const found = files.flatMap(({ text }) =>
    [
      ...text.matchAll(/"([a-z.-]+)": \{\s*cron: "([^"]+)"/g),
      ...text.matchAll(/\.every\("([a-z.-]+)", "([^"]+)"/g),
      ...text.matchAll(/\[(pushJob)\]: \{ cron: "([^"]+)"/g),
    ].map(([, name = "", cron = ""]) => [name === "pushJob" ? "notifications.push" : name, cron] as const),
  );
  const often = found.filter(([, cron]) => /^(\*|\*\/([1-9]|10)) \* \* \* \*$/.test(cron));
  expect(Object.fromEntries(often)).toEqual(
    Object.fromEntries(Object.entries(frequent).map(([name, [cron]]) => [name, cron])),
  );
});
