import type { ScopedMutator } from "swr";
import { beforeEach, describe, expect, it } from "vitest";
import { readingKey } from "../http/keys.ts";
import { openMission, runningMission } from "../missions/fixtures.ts";
import { missionsRoutes } from "../missions/routes.ts";
import { notificationsRoutes } from "../notifications/routes.ts";
import { counteredByJobbeur, counteredByOwner, pendingProposal } from "../proposals/fixtures.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import { applyLiveEvent } from "./cache.ts";
import type { LiveEvent } from "./events.ts";

/** SWR's cache as a plain map: data when replaced, "again" when asked to be read again. */
let cache: Map<readonly unknown[], unknown>;
const mutate = (async (match: (key: unknown) => boolean, ...rest: [data?: unknown]) => {
  for (const [key, known] of cache) {
    if (!match(key)) continue;
    const data = rest[0];
    cache.set(key, rest.length === 0 ? "again" : typeof data === "function" ? data(known) : data);
  }
}) as ScopedMutator;

const ofMission = readingKey(proposalsRoutes.ofMission, { id: openMission.id });
const details = readingKey(missionsRoutes.details, { id: openMission.id });
const otherMission = readingKey(missionsRoutes.details, { id: "other" });
const list = readingKey(missionsRoutes.list, {}, { page: 1 });
const inbox = readingKey(notificationsRoutes.list, {}, { page: 1 });
const count = readingKey(notificationsRoutes.unreadCount);
const at = "2026-11-20T10:00:00.000Z";

beforeEach(() => {
  cache = new Map<readonly unknown[], unknown>([
    [ofMission, { success: true, data: [counteredByOwner] }],
    [details, { success: true, data: openMission }],
    [otherMission, "untouched"],
    [list, "page"],
    [inbox, "lines"],
    [count, { success: true, count: 1 }],
  ]);
});

describe("a live event", () => {
  it("moves a negotiation on screen", () => {
    applyLiveEvent(mutate, {
      seq: 1,
      name: "proposal_changed",
      at,
      payload: { proposal: counteredByJobbeur },
    });
    expect(cache.get(ofMission)).toEqual({ success: true, data: [counteredByJobbeur] });
  });

  it("that comes late never takes a negotiation back", () => {
    applyLiveEvent(mutate, { seq: 1, name: "proposal_changed", at, payload: { proposal: pendingProposal } });
    expect(cache.get(ofMission)).toEqual({ success: true, data: [counteredByOwner] });
  });

  it("brings a new proposal to the top", () => {
    const other = { ...pendingProposal, proposalId: "01930000-0000-7000-8000-0000000000b9" };
    applyLiveEvent(mutate, { seq: 1, name: "proposal_changed", at, payload: { proposal: other } });
    expect(cache.get(ofMission)).toEqual({ success: true, data: [other, counteredByOwner] });
  });

  it("of a new mission has lists and the unread count read again", () => {
    applyLiveEvent(mutate, { seq: 1, name: "mission_published", at, payload: { mission: openMission } });
    expect([cache.get(list), cache.get(count)]).toEqual(["again", "again"]);
  });

  it("changes the one mission it is about and has lists read again", () => {
    applyLiveEvent(mutate, { seq: 1, name: "mission_changed", at, payload: { mission: runningMission } });
    expect([cache.get(details), cache.get(otherMission), cache.get(list)]).toEqual([
      { success: true, data: runningMission },
      "untouched",
      "again",
    ]);
  });

  it("has the proposals of a mission that changed read again, and no others", () => {
    const ofOther = readingKey(proposalsRoutes.ofMission, { id: "other" });
    cache.set(ofOther, "untouched");
    applyLiveEvent(mutate, { seq: 1, name: "mission_changed", at, payload: { mission: runningMission } });
    expect([cache.get(ofMission), cache.get(ofOther)]).toEqual(["again", "untouched"]);
  });

  it("sets the unread count", () => {
    applyLiveEvent(mutate, { seq: 1, name: "notification_count_update", at, payload: { count: 7 } });
    expect([cache.get(count), cache.get(inbox)]).toEqual([{ success: true, count: 7 }, "lines"]);
  });

  it.each([
    ["new_notification", { message: "", notification: { show: true, type: "info" }, item: {} }, 2],
    ["notification_read", { id: "n1" }, 0],
    ["notification_unread", { id: "n1" }, 2],
    ["notification_deleted", { id: "n1" }, 0],
    ["all_notifications_read", { count: 0 }, 0],
    ["notification_archived", { id: "n1", is_archived: true }, 0],
    ["all_notifications_archived", { count: 0 }, 0],
    ["all_notifications_deleted", { count: 0 }, 0],
  ])(
    "of the inbox, %s, has it read again, and the count that follows is set [SOCK-09]",
    (name, payload, left) => {
      applyLiveEvent(mutate, { seq: 1, name, at, payload } as LiveEvent);
      applyLiveEvent(mutate, { seq: 2, name: "notification_count_update", at, payload: { count: left } });
      expect([cache.get(inbox), cache.get(count)]).toEqual(["again", { success: true, count: left }]);
    },
  );
});
