import { describe, expect, test } from "vitest";
import { createActor } from "xstate";
import { decideMailJob, type MailJobEvent, type MailJobState, mailJobLifecycle } from "./index.ts";

const noon = Date.UTC(2026, 0, 15, 11);
const queued: MailJobState = { status: "queued", tries: 0, dueAt: null, usefulUntil: null };

function follow(state: MailJobState, event: MailJobEvent): MailJobState {
  const decision = decideMailJob(state, event);
  if (!decision.allowed) throw new Error(decision.reason);
  return decision.next;
}

const begin = (at: number): MailJobEvent => ({ type: "job.begun", at });
const away = (at: number): MailJobEvent => ({ type: "server.refused", at, isFinal: false });

describe("a mail whose server stays away", () => {
  test("is handed over twelve times, after pauses that grow fourfold up to an hour, and is dead then", () => {
    let state = queued;
    let now = noon;
    const pauses: number[] = [];
    while (state.status !== "dead") {
      state = follow(follow(state, begin(now)), away(now));
      if (state.dueAt === null) break;
      pauses.push((state.dueAt - now) / 1000);
      now = state.dueAt;
    }
    expect(state).toEqual({ ...queued, status: "dead", tries: 12 });
    expect(pauses).toEqual([5, 20, 80, 320, 1280, 3600, 3600, 3600, 3600, 3600, 3600]);
  });
});

describe("a worker", () => {
  test("that finds a pause not over waits for its end, and hands over at its end", () => {
    const failed: MailJobState = { ...queued, status: "failed", tries: 1, dueAt: noon };
    expect(decideMailJob(failed, begin(noon - 1))).toEqual({
      allowed: true,
      next: failed,
      follows: [{ type: "try.ordered", at: noon }],
    });
    expect(follow(failed, begin(noon)).status).toBe("sending");
  });

  test("that was killed is replaced two minutes after it began, not before", () => {
    const sending = follow(queued, begin(noon));
    expect(follow(sending, begin(noon + 119_999)).tries).toBe(1);
    expect(follow(sending, begin(noon + 120_000)).tries).toBe(2);
  });

  test("that was slow is believed when it brings a yes", () => {
    const replaced: MailJobState = { ...queued, status: "dead", tries: 12 };
    expect(follow(replaced, { type: "server.took" }).status).toBe("sent");
  });

  test("does not hand over what has run out, and does a millisecond before", () => {
    const code: MailJobState = { ...queued, usefulUntil: noon };
    expect(follow(code, begin(noon)).status).toBe("cancelled");
    expect(follow(code, begin(noon - 1)).status).toBe("sending");
  });
});

test("a mail that no one holds cannot be taken by the server", () => {
  expect(decideMailJob(queued, { type: "server.took" })).toEqual({
    allowed: false,
    reason: "MAIL_NOT_HANDED",
  });
});

test("a mail that was sent stays sent", () => {
  expect(decideMailJob({ ...queued, status: "sent", tries: 1 }, { type: "server.took" })).toEqual({
    allowed: false,
    reason: "MAIL_ENDED",
  });
});

test("a mail begins queued, never tried, and useful for ever", () => {
  const { value, context } = createActor(mailJobLifecycle, { input: {} }).getSnapshot();
  expect({ status: value, ...context }).toEqual(queued);
});
