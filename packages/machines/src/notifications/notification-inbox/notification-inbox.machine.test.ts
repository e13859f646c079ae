import type { Notification } from "@jobami/api/notifications/contract";
import { expect, test } from "vitest";
import { refused } from "../../boundary/refused.fixture.ts";
import { createSimulation, holdPromise } from "../../testing/index.ts";
import {
  applyChange,
  createNotificationInboxMachine,
  type InboxChange,
  notificationInboxView,
} from "./index.ts";
import { line } from "./notification-inbox.fixture.ts";

/** The inbox with its lines stored as the product keeps them: beside the machine, brought up to date with what it reports. */
function play(read = [line(1), line(2)]) {
  const simulation = createSimulation();
  const save = holdPromise<unknown, InboxChange | undefined>();
  const actor = simulation.start(createNotificationInboxMachine().provide({ actors: { save: save.logic } }));
  let lines: readonly Notification[] = read;
  actor.on("change.saved", ({ change }) => {
    lines = applyChange(lines, change);
  });
  actor.on("lines.vanished", ({ ids }) => {
    lines = lines.filter(({ id }) => !ids.includes(id));
  });
  const shown = () => actor.getSnapshot().context.changes.reduce(applyChange, lines);
  const view = (isArchive = false) => notificationInboxView(actor.getSnapshot(), shown(), isArchive);
  const inInbox = () => view().lines.map(({ id }) => id);
  return {
    ...simulation,
    save,
    actor,
    view,
    /** The page is read again. */
    reread: (again: readonly Notification[]) => {
      lines = again;
    },
    readAll: () => actor.send({ type: "all.read", ids: inInbox() }),
    archiveAll: () => actor.send({ type: "all.archived", ids: inInbox() }),
    askDeletion: (id: string | null) =>
      actor.send({
        type: "deletion.requested",
        ...(id === null
          ? { scope: "all", ids: shown().map((known) => known.id) }
          : { scope: "one", ids: [id] }),
      }),
    read: () => view().lines.map(({ id, is_read }) => [id, is_read]),
  };
}

test("a mark shows at once and stays when the server has it [NOTIF-15, NOTIF-16]", () => {
  const page = play();
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: true });
  expect(page.read()).toEqual([
    ["n-1", true],
    ["n-2", false],
  ]);
  const change = { kind: "read", scope: "one", ids: ["n-1"], value: true };
  expect(page.save.asked).toEqual([change]);
  page.save.answer({});
  expect(page.read()[0]).toEqual(["n-1", true]);
  expect(page.emitted).toEqual([{ type: "change.saved", change }]);
});

test("a change that the server refuses is taken back, with a word [NOTIF-16]", () => {
  const page = play();
  page.actor.send({ type: "archive.toggled", id: "n-1", is_archived: true });
  expect([page.view().lines.length, page.view(true).lines.length]).toEqual([1, 1]);
  page.save.fail(refused("NETWORK", { message: "Pas de réseau." }));
  expect([page.view().lines.length, page.view(true).lines.length]).toEqual([2, 0]);
  expect(page.emitted).toEqual([
    { type: "notice", kind: "error", code: "NETWORK", params: { message: "Pas de réseau.", status: 0 } },
  ]);
});

test("a line that is gone on the server is gone here too, with a word", () => {
  const page = play();
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: true });
  page.save.fail(refused("NOT_FOUND", { status: 404 }));
  expect(page.read()).toEqual([["n-2", false]]);
  expect(page.emitted).toMatchObject([
    { type: "lines.vanished", ids: ["n-1"] },
    { type: "notice", code: "NOT_FOUND" },
  ]);
});

test("changes go one by one, and of several wishes for a line the last is sent [NOTIF-16]", () => {
  const page = play();
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: true });
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: false });
  page.actor.send({ type: "archive.toggled", id: "n-1", is_archived: true });
  page.actor.send({ type: "read.toggled", id: "n-2", is_read: true });
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: true });
  expect(page.save.asked.length).toBe(1);
  for (let answers = 0; answers < 4; answers++) page.save.answer({});
  expect(page.save.asked).toEqual([
    { kind: "read", scope: "one", ids: ["n-1"], value: true },
    { kind: "archive", scope: "one", ids: ["n-1"], value: true },
    { kind: "read", scope: "one", ids: ["n-2"], value: true },
    { kind: "read", scope: "one", ids: ["n-1"], value: true },
  ]);
});

test("what arrives meanwhile is shown, and is not touched by a change of everything", () => {
  const page = play();
  page.readAll();
  page.reread([line(3), line(2), line(1)]);
  expect(page.read()).toEqual([
    ["n-3", false],
    ["n-2", true],
    ["n-1", true],
  ]);
});

test("everything that is read or archived leaves the archive alone", () => {
  const page = play([line(1), line(2, { is_archived: true })]);
  page.readAll();
  page.archiveAll();
  page.save.answer({});
  expect(page.save.asked).toEqual([
    { kind: "read", scope: "all", ids: ["n-1"], value: true },
    { kind: "archive", scope: "all", ids: ["n-1"], value: true },
  ]);
});

test("nothing is deleted without a yes, asked by its name", () => {
  const page = play();
  page.askDeletion("n-2");
  expect(page.view().deletion).toEqual({ scope: "one", title: "Ligne 2" });
  page.actor.send({ type: "deletion.declined" });
  expect([page.view().deletion, page.save.asked.length, page.view().lines.length]).toEqual([null, 0, 2]);
  page.askDeletion(null);
  expect(page.view().deletion).toEqual({ scope: "all" });
  page.actor.send({ type: "deletion.confirmed" });
  expect([page.view().deletion, page.view().lines]).toEqual([null, []]);
  expect(page.save.asked).toEqual([{ kind: "delete", scope: "all", ids: ["n-1", "n-2"], value: true }]);
  page.save.fail(refused("NETWORK"));
  expect(page.view().lines.length).toBe(2);
});

test("a deletion of everything and of one are not the same wish", () => {
  const page = play();
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: true });
  for (const id of [null, "n-1"]) {
    page.askDeletion(id);
    page.actor.send({ type: "deletion.confirmed" });
  }
  page.save.answer({});
  page.save.answer({});
  expect(page.save.asked.map((change) => change?.scope)).toEqual(["one", "all", "one"]);
});

test("an empty inbox has nothing to read or to archive", () => {
  const page = play([]);
  page.readAll();
  page.archiveAll();
  expect(page.save.asked).toEqual([]);
});

test("an inbox that was not read yet is empty, and has nothing to read", () => {
  const actor = createSimulation().start(createNotificationInboxMachine());
  actor.send({ type: "all.read", ids: [] });
  expect(notificationInboxView(actor.getSnapshot(), [], false)).toEqual({
    lines: [],
    isSaving: false,
    deletion: null,
  });
});

test("a deletion takes its line away and leaves the others", () => {
  const page = play();
  page.askDeletion("n-2");
  page.actor.send({ type: "deletion.confirmed" });
  expect(page.read()).toEqual([["n-1", false]]);
  page.save.answer({});
  expect(page.read()).toEqual([["n-1", false]]);
});

test("a line that goes while its deletion is asked about has no title any more", () => {
  const page = play();
  page.askDeletion("n-2");
  page.reread([line(1)]);
  expect(page.view().deletion).toEqual({ scope: "one", title: "" });
});

test("a wish for everything does not replace the one for a line that waits before it", () => {
  const page = play();
  page.actor.send({ type: "archive.toggled", id: "n-2", is_archived: true });
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: false });
  page.readAll();
  page.save.answer({});
  page.save.answer({});
  expect(page.save.asked.slice(1)).toEqual([
    { kind: "read", scope: "one", ids: ["n-1"], value: false },
    { kind: "read", scope: "all", ids: ["n-1"], value: true },
  ]);
});

test("a change that is taken back leaves what arrived meanwhile as it arrived [NOTIF-16]", () => {
  const page = play();
  page.actor.send({ type: "read.toggled", id: "n-1", is_read: true });
  page.reread([line(3), line(2, { is_read: true }), line(1, { title: "Autre titre" })]);
  page.save.fail(refused("NETWORK"));
  expect(page.view().lines.map(({ title, is_read }) => [title, is_read])).toEqual([
    ["Ligne 3", false],
    ["Ligne 2", true],
    ["Autre titre", false],
  ]);
});
