import { beforeEach, describe, expect, it } from "vitest";
import { readingKey } from "../http/keys.ts";
import { shownReadings } from "../http/readings.fixture.ts";
import { openMission, runningMission } from "../missions/fixtures.ts";
import { missionsRoutes } from "../missions/routes.ts";
import { notificationPage, readNotification, unreadNotification } from "../notifications/fixtures.ts";
import { applyNotification } from "../notifications/live.ts";
import { notificationsRoutes } from "../notifications/routes.ts";
import { counteredByJobbeur, counteredByOwner, pendingProposal } from "../proposals/fixtures.ts";
import { proposalsRoutes } from "../proposals/routes.ts";
import { applyLiveEvent } from "./apply.ts";
import type { LiveEvent } from "./events.ts";

const ofMission = readingKey(proposalsRoutes.ofMission, { id: openMission.id });
const ofOther = readingKey(proposalsRoutes.ofMission, { id: "other" });
const details = readingKey(missionsRoutes.details, { id: openMission.id });
const otherMission = readingKey(missionsRoutes.details, { id: "other" });
const list = readingKey(missionsRoutes.list, {}, { page: 1 });
const inbox = readingKey(notificationsRoutes.list, {}, { page: 1 });
const count = readingKey(notificationsRoutes.unreadCount);
const at = "2026-11-20T10:00:00.000Z";

let page: ReturnType<typeof shownReadings>;

function hear(name: LiveEvent["name"], payload: unknown): void {
  applyLiveEvent(page.readings, { seq: 1, at, name, payload } as LiveEvent);
}

/** What is known of a reading, or that it is asked for again. */
const state = (key: typeof list) => (page.again.includes(key) ? "again" : page.dataOf(key));

beforeEach(() => {
  page = shownReadings([
    [ofMission, { success: true, data: [counteredByOwner] }],
    [ofOther, "untouched"],
    [details, { success: true, data: openMission }],
    [otherMission, "untouched"],
    [list, "page"],
    [inbox, notificationPage],
    [count, { success: true, count: 1 }],
  ]);
});

describe("a live event", () => {
  it("moves a negotiation on screen", () => {
    hear("proposal_changed", { proposal: counteredByJobbeur });
    expect(state(ofMission)).toEqual({ success: true, data: [counteredByJobbeur] });
  });

  it("that comes late never takes a negotiation back", () => {
    hear("proposal_changed", { proposal: pendingProposal });
    expect(state(ofMission)).toEqual({ success: true, data: [counteredByOwner] });
  });

  it("brings a new proposal to the top", () => {
    const other = { ...pendingProposal, proposalId: "01930000-0000-7000-8000-0000000000b9" };
    hear("proposal_changed", { proposal: other });
    expect(state(ofMission)).toEqual({ success: true, data: [other, counteredByOwner] });
  });

  it("that comes while the negotiations are read for the first time has them read again, not left out", () => {
    page = shownReadings([[ofMission, undefined]]);
    hear("proposal_changed", { proposal: counteredByJobbeur });
    expect(state(ofMission)).toBe("again");
  });

  it("of a new mission has lists read again, and the unread count where it suits", () => {
    hear("mission_published", { mission: openMission });
    expect([state(list), state(count)]).toEqual(["again", { success: true, count: 1 }]);
    hear("mission_matched", { missionId: openMission.id });
    expect(state(count)).toBe("again");
  });

  it("changes the one mission it is about and has lists read again", () => {
    hear("mission_changed", { mission: runningMission });
    expect([state(details), state(otherMission), state(list)]).toEqual([
      { success: true, data: runningMission },
      "untouched",
      "again",
    ]);
  });

  it("has the proposals of a mission that changed read again, and no others", () => {
    hear("mission_changed", { mission: runningMission });
    expect([state(ofMission), state(ofOther)]).toEqual(["again", "untouched"]);
  });

  it("sets the unread count", () => {
    hear("notification_count_update", { count: 7 });
    expect([state(count), state(inbox)]).toEqual([{ success: true, count: 7 }, notificationPage]);
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
  ] as const)(
    "of the inbox, %s, has it read again, and the count that follows is set [SOCK-09]",
    (name, payload, left) => {
      hear(name, payload);
      hear("notification_count_update", { count: left });
      expect([state(inbox), state(count)]).toEqual(["again", { success: true, count: left }]);
    },
  );

  const { id } = unreadNotification;
  it.each([
    ["notification_read", { id }, { is_read: true }],
    ["notification_unread", { id: readNotification.id }, { is_read: false }],
    ["notification_archived", { id, is_archived: true }, { is_archived: true }],
  ] as const)("of one line, %s, shows on it before the inbox is read again", (name, payload, became) => {
    hear(name, payload);
    expect(page.dataOf(inbox)).toEqual({
      ...notificationPage,
      data: notificationPage.data.map((line) => (line.id === payload.id ? { ...line, ...became } : line)),
    });
  });

  it("of a line that was deleted takes it away before the inbox is read again", () => {
    hear("notification_deleted", { id });
    expect(page.dataOf(inbox)).toEqual({ ...notificationPage, data: [readNotification] });
  });
});

it("an inbox that is read for the first time is read again when a line changes meanwhile", () => {
  page = shownReadings([[inbox, undefined]]);
  applyNotification(page.readings, [unreadNotification.id], { is_read: true });
  expect([page.dataOf(inbox), state(inbox)]).toEqual([undefined, "again"]);
});
