import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { inTransaction } from "../database/transaction.ts";
import type { MailLane } from "./lanes.ts";

/** Whom the mail server was begun with, and how it is let go on with a person it keeps waiting. */
let begun: string[] = [];
let slow = new Map<string, Promise<void>>();
let letGo = () => {};
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    // Lanes are the workers' own.
    workers: true,
    transport: {
      isEmbedded: false,
      send: async ({ to }) => {
        begun.push(to);
        await slow.get(to);
      },
      close: () => undefined,
    },
  });
});
beforeEach(() => {
  begun = [];
  slow = new Map();
});
afterAll(() => server.close());

const address = (lane: MailLane, number: number) => `${lane}-${number}@exemple.fr`;
const order = (lane: MailLane, to: readonly string[]) =>
  inTransaction(server.platform.db, async (tx) => {
    for (const one of to)
      await server.platform.mail.send(tx, { lane, to: one, subject: "Bonjour", text: "Texte", html: "<p>" });
  });
const crowd = (lane: MailLane, size: number) =>
  Array.from({ length: size }, (_, number) => address(lane, number));
/** Keeps the mail server waiting with these until `letGo` is called. */
function keepWaiting(to: readonly string[]): void {
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  for (const one of to) slow.set(one, held);
}
const soon = { timeout: 30_000, interval: 50 };
const areBegun = (to: readonly string[]) =>
  vi.waitFor(() => expect(begun).toEqual(expect.arrayContaining([...to])), soon);

test("neither a crowd of notices nor acts that the server takes its time with hold up a code", async () => {
  const [notices, acts] = [crowd("bulk", 40), crowd("awaited", 40)];
  keepWaiting([...notices, ...acts]);
  await order("bulk", notices);
  await vi.waitFor(() => expect(begun).toHaveLength(4), soon);
  await order("awaited", acts);
  await vi.waitFor(() => expect(begun).toHaveLength(8), soon);
  await order("urgent", [address("urgent", 1)]);
  await areBegun([address("urgent", 1)]);
  expect(begun).toHaveLength(9);
  letGo();
  await areBegun([...notices, ...acts]);
  expect(begun).toHaveLength(81);
});

test("of one recipient one mail is handed over at a time: no one’s silence takes all the hands", async () => {
  const silent = "silent@exemple.fr";
  keepWaiting([silent]);
  await order(
    "urgent",
    Array.from({ length: 20 }, () => silent),
  );
  await areBegun([silent]);
  await order("urgent", [address("urgent", 2)]);
  await areBegun([address("urgent", 2)]);
  expect(begun).toEqual([silent, address("urgent", 2)]);
  letGo();
  await vi.waitFor(() => expect(begun).toHaveLength(21), soon);
});

test("what waits is begun in the order of the lanes, the next as soon as one has ended", async () => {
  const first = crowd("bulk", 4);
  keepWaiting(first);
  await order("bulk", first);
  await areBegun(first);
  const rest = Array.from({ length: 60 }, (_, number) => address("bulk", number + 10));
  await order("bulk", rest);
  letGo();
  await areBegun(rest);
});
