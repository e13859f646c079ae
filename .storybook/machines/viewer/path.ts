import type { AnyEventObject } from "xstate";
import type { Play } from "./play.ts";

/** What was done to a machine: an event that came, an answer to the oldest call of a name, or time that passed. */
export type Step =
  | { kind: "event"; event: AnyEventObject }
  | { kind: "answer"; call: string; label: string }
  | { kind: "wait"; ms: number };

const between = "_";
const bytes = new TextEncoder();

const toHex = (text: string) =>
  [...bytes.encode(text)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function fromHex(hex: string): string {
  const pairs = hex.match(/../g) ?? [];
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)));
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function codeOf(play: Play, step: Step): string {
  if (step.kind === "wait") return `w${step.ms}`;
  if (step.kind === "answer") {
    const call = Object.keys(play.calls ?? {}).indexOf(step.call);
    return `a${call}-${Object.keys(play.calls?.[step.call] ?? {}).indexOf(step.label)}`;
  }
  const sample = play.events.findIndex((event) => isSame(event, step.event));
  return sample === -1 ? `x${toHex(JSON.stringify(step.event))}` : `e${sample}`;
}

/** The event of a written step; null for what is none. */
function eventIn(text: string): AnyEventObject | null {
  try {
    const value: unknown = JSON.parse(text);
    const isEvent =
      typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
    return isEvent ? (value as AnyEventObject) : null;
  } catch {
    return null;
  }
}

function stepOf(play: Play, code: string): Step | null {
  const [, kind, rest = ""] = /^([weax])([\da-f-]+)$/.exec(code) ?? [];
  if (kind === "w") return { kind: "wait", ms: Number(rest) };
  if (kind === "e" || kind === "x") {
    const event = kind === "e" ? (play.events[Number(rest)] ?? null) : eventIn(fromHex(rest));
    return event === null ? null : { kind: "event", event };
  }
  if (kind !== "a") return null;
  const [at = "", answer = ""] = rest.split("-");
  const call = Object.keys(play.calls ?? {})[Number(at)];
  const label = Object.keys(play.calls?.[call ?? ""] ?? {})[Number(answer)];
  return call === undefined || label === undefined ? null : { kind: "answer", call, label };
}

/** A path as the address has it: letters, digits, `-` and `_`, which are all that Storybook takes there. */
export function writePath(play: Play, steps: readonly Step[]): string {
  return steps.map((step) => codeOf(play, step)).join(between);
}

/** The path of an address, up to the first step that this machine’s page does not know. */
export function readPath(play: Play, written: string): Step[] {
  const steps: Step[] = [];
  for (const code of written.split(between).filter(Boolean)) {
    const step = stepOf(play, code);
    if (step === null) break;
    steps.push(step);
  }
  return steps;
}

/** An event written by hand; null for what is none. */
export const readEvent = eventIn;

/** The text of an event: its type, and enough of what it carries to distinguish it from its neighbours. */
export function eventLabel({ type, ...rest }: AnyEventObject): string {
  const details = Object.values(rest)
    .flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : [value]))
    .filter((value) => typeof value !== "object")
    .map((value) => (value === "" ? "(empty)" : String(value)))
    .map((word) => (word.length > 24 ? `${word.slice(0, 23)}…` : word));
  return [type, ...details.slice(0, 3)].join(" · ");
}

const number = new Intl.NumberFormat("en");

/** A length of time in the largest unit that states it whole. */
export function durationLabel(ms: number): string {
  const units = [
    [86_400_000, "d"],
    [3_600_000, "h"],
    [60_000, "min"],
    [1_000, "s"],
  ] as const;
  const [size, unit] = units.find(([length]) => ms >= length && ms % length === 0) ?? [1, "ms"];
  return `${number.format(ms / size)} ${unit}`;
}

/** A step in a line. */
export function stepLabel(step: Step): string {
  if (step.kind === "wait") return `${durationLabel(step.ms)} pass`;
  if (step.kind === "answer") return `${step.call}: ${step.label}`;
  return eventLabel(step.event);
}
