import { type CarriedDisplay, displayContract } from "@jobami/api/display/contract";
import { darkAndLarge } from "@jobami/api/display/fixtures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eraseRows, exportRows } from "../../platform/database/personal-data.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { displayTables } from "./display.tables.ts";

const { read, save } = displayContract;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** The settings of the fixture, chosen so many ms ago. */
const chosen = (agoMs: number, settings: Partial<CarriedDisplay["settings"]> = {}): CarriedDisplay => ({
  savedAt: new Date(server.clock.now() - agoMs).toISOString(),
  settings: { ...darkAndLarge.settings, ...settings },
});
const held = async (who: SignedIn) => (await who.call(read)).body.data;
const put = async (who: SignedIn, body: CarriedDisplay) => (await who.call(save, { body })).body.data;

describe("display settings of an account", () => {
  test("are none before any were chosen, then those that were, on every device of the person", async () => {
    const lea = await signIn(server);
    expect(await held(lea)).toBeNull();
    const own = chosen(60_000);
    expect(await put(lea, own)).toEqual(own);
    expect(await held(await signInAgain(server, lea.person))).toEqual(own);
  });

  test("are those that were chosen last, whichever device sends first", async () => {
    const lea = await signIn(server);
    const late = chosen(1000, { theme: "light" });
    await put(lea, late);
    expect(await put(lea, chosen(2000, { theme: "high-contrast" }))).toEqual(late);
    const later = chosen(500, { theme: "auto" });
    expect(await put(lea, later)).toEqual(later);
    expect(await held(lea)).toEqual(later);
  });

  test("are those that were chosen last when two devices send at once", async () => {
    const lea = await signIn(server);
    const again = await signInAgain(server, lea.person);
    const [early, late] = [chosen(2000, { theme: "light" }), chosen(1000, { theme: "dark" })];
    const answers = await Promise.all([lea.call(save, { body: late }), again.call(save, { body: early })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await held(lea)).toEqual(late);
  });

  test("of a device whose clock is ahead were chosen now, and do not stand above all that follows", async () => {
    const lea = await signIn(server);
    const now = new Date(server.clock.now()).toISOString();
    expect(await put(lea, chosen(-86_400_000))).toMatchObject({ savedAt: now });
    server.clock.advance(1000);
    const next = chosen(0, { theme: "light" });
    expect(await put(lea, next)).toEqual(next);
  });

  test("are no one else’s", async () => {
    const [lea, ugo] = [await signIn(server), await signIn(server)];
    await put(lea, chosen(1000));
    expect(await held(ugo)).toBeNull();
    const own = chosen(500, { theme: "light" });
    await put(ugo, own);
    expect((await held(lea))?.settings.theme).toBe("dark");
  });

  test("are asked of no one who is not signed in", async () => {
    const visitor = server.client();
    expect((await visitor.call(read)).status).toBe(401);
    expect((await visitor.call(save, { body: chosen(0) })).status).toBe(401);
  });

  test.each([
    ["a theme that is not known", { ...darkAndLarge.settings, theme: "sepia" }],
    ["a field that is not known", { ...darkAndLarge.settings, speechVoice: "Amélie" }],
    ["a field that lacks", { ...darkAndLarge.settings, noticeTime: undefined }],
    ["text where a switch is", { ...darkAndLarge.settings, reduceMotion: "<script>" }],
  ])("refuse %s, and stay what they were", async (_, settings) => {
    const lea = await signIn(server);
    const refused = await lea.call(save, { body: { savedAt: chosen(0).savedAt, settings } as never });
    expect([refused.status, refused.error.code]).toEqual([400, "VALIDATION_FAILED"]);
    expect(await held(lea)).toBeNull();
  });

  test("are exported with the account, and erased with it", async () => {
    const lea = await signIn(server);
    const own = chosen(1000);
    await put(lea, own);
    const { db } = server.platform;
    expect(await exportRows(db, displayTables, lea.person.id)).toMatchObject({
      display_settings: [{ theme: "dark", font_size: "large", notice_time: "long" }],
    });
    await inTransaction(db, (tx) => eraseRows(tx, displayTables, lea.person.id));
    expect(await held(lea)).toBeNull();
  });
});
