import { globSync } from "node:fs";

/** The moments at which calendars bite: a year ends, a leap day, both changes of the hour in Paris within the run. */
export const instants = [
  "2027-03-28T00:30:00Z",
  "2027-10-31T00:30:00Z",
  "2027-12-31T22:45:00Z",
  "2028-02-29T12:00:00Z",
] as const;

/** Set where processes believe in another date: by how many seconds theirs is ahead. */
const variable = "JOBAMI_CLOCK_AHEAD";

/** How far this process and the browsers that it starts are ahead of the machine, in ms: 0 but in the proof of other dates. */
export const clockAhead = (): number => Number(process.env[variable] ?? 0) * 1000;

/** Debian’s faketime. Its variant for many threads stands still now and then. */
const library = (): string | undefined => globSync("/usr/lib/*/faketime/libfaketime.so.1")[0];

/** What a command is given that shall believe it is started at `instant`. Throws where faketime is not installed. */
export function startedAt(instant: string, now: number): NodeJS.ProcessEnv {
  const preload = library();
  if (preload === undefined)
    throw new Error("The proof of other dates needs faketime: apt-get install faketime");
  const seconds = Math.round((Date.parse(instant) - now) / 1000);
  return {
    [variable]: String(seconds),
    // An offset and no instant: whatever is started later goes on from where the others are.
    FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
    LD_PRELOAD: preload,
  };
}

/** An environment for Chromium, which burns a core and hardly moves under faketime: its pages' `Date` is moved instead. */
export function withoutFaketime(environment: Record<string, string>): Record<string, string> {
  if (environment[variable] === undefined) return environment;
  const { LD_PRELOAD, FAKETIME, FAKETIME_DONT_FAKE_MONOTONIC, ...rest } = environment;
  return rest;
}

/** Runs in a page before its own scripts: its `Date` is `ahead` ms ahead. */
export function moveDate(ahead: number): void {
  const machine = Date;
  const now = () => machine.now() + ahead;
  const moved = new Proxy(machine, {
    construct: (target, values, given) =>
      Reflect.construct(target, values.length === 0 ? [now()] : values, given),
    apply: () => new machine(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
  machine.prototype.constructor = moved;
  globalThis.Date = moved;
}
