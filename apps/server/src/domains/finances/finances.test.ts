import { blocksContract } from "@jobami/api/blocks/contract";
import { financesContract } from "@jobami/api/finances/contract";
import { financesExportPath } from "@jobami/api/finances/routes";
import { missionsContract } from "@jobami/api/missions/contract";
import { progressContract } from "@jobami/api/progress/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type SignedIn, signIn, signInAgain } from "../../testing/test-people.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { type Agreed, agreement, finish } from "../progress/progress.fixture.ts";

const { year, payments } = financesContract;
const dayMs = 86_400_000;

let server: TestServer;
let lea: SignedIn;
let karim: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.reset();
  lea = await signIn(server, { prenom: "Léa", nom: "Martin" });
  karim = await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" });
});

const agree = (amount: number, title = "Tailler une haie") =>
  agreement(server, { title }, { amount }, { lea, karim });
const receive = ({ ids }: Agreed, montant_paiement: number, status: "partiel" | "paye") =>
  karim.call(progressContract.payment, { params: ids, body: { status, montant_paiement } });
const yearOf = async (who: SignedIn, query: Record<string, string> = {}) =>
  (await who.call(year, { query })).body.data;
const paymentsOf = async (who: SignedIn, query: Record<string, string> = {}) =>
  (await who.call(payments, { query })).body.data;

/** As many days later, both signed in anew. */
async function later(days: number) {
  server.clock.advance(days * dayMs);
  lea = await signInAgain(server, lea.person);
  karim = await signInAgain(server, karim.person);
}

describe("the money of missions", () => {
  test("is what was agreed, what who received it states, and what is left, on each side [DASH-07]", async () => {
    const [first] = [await agree(60), await agree(40, "Monter une armoire")];
    await finish(server, first);
    expect((await receive(first, 25.5, "partiel")).status).toBe(200);
    const wanted = {
      year: 2026,
      years: [2026],
      paid: { cents: 2550, jobis: 0 },
      agreed: { cents: 10_000, jobis: 0 },
      due: { cents: 7450, jobis: 0 },
    };
    expect(await yearOf(karim)).toMatchObject(wanted);
    expect(await yearOf(lea, { sens: "verses" })).toMatchObject(wanted);
    expect((await yearOf(karim)).months.map(({ cents }) => cents)).toEqual([...Array(10).fill(0), 2550, 0]);
    // Nothing of it stands on the other side of either.
    expect(await yearOf(karim, { sens: "verses" })).toMatchObject({ paid: { cents: 0 }, due: { cents: 0 } });
    expect(
      (await paymentsOf(karim)).map(({ title, status, other, due }) => [
        title,
        status,
        other?.prenom,
        due.cents,
      ]),
    ).toEqual([
      ["Monter une armoire", "en_attente", "Léa", 4000],
      ["Tailler une haie", "partiel", "Léa", 3450],
    ]);
    expect((await paymentsOf(lea, { sens: "verses", statut: "partiel" })).map(({ title }) => title)).toEqual([
      "Tailler une haie",
    ]);
  });

  test("counts a payment and its correction in the months in which they were stated, a year apart too", async () => {
    const about = await agree(60);
    await finish(server, about);
    await receive(about, 60, "paye");
    await later(60);
    await receive(about, 50, "partiel");
    const [before, now] = [await yearOf(karim, { annee: "2026" }), await yearOf(karim)];
    expect([before.paid.cents, before.months[10]?.cents]).toEqual([6000, 6000]);
    expect([now.year, now.years, now.paid.cents, now.months[0]?.cents]).toEqual([
      2027,
      [2027, 2026],
      -1000,
      -1000,
    ]);
    expect(now.due).toEqual({ cents: 1000, jobis: 0 });
  });

  test("owes nothing for what was called off, and names no one whom one is separated from", async () => {
    const { id } = await agree(60);
    await lea.call(missionsContract.close, { params: { id }, body: { statut: "annulee" } });
    expect(await yearOf(karim)).toMatchObject({ agreed: { cents: 0 }, due: { cents: 0 } });
    await karim.call(blocksContract.add, { body: { user_id: lea.person.id } });
    expect(await paymentsOf(karim)).toMatchObject([{ statut: "annulee", other: null, due: { cents: 0 } }]);
  });

  test("is no one else’s, and years that make no sense are refused", async () => {
    await agree(60);
    const other = await signIn(server, { prenom: "Nora", userType: "jobbeur" });
    expect(await yearOf(other)).toMatchObject({ years: [2026], due: { cents: 0 } });
    expect(await paymentsOf(other)).toEqual([]);
    for (const annee of ["1999", "99999", "2026'", ""])
      expect((await karim.call(year, { query: { annee } })).status).toBe(400);
  });

  test("is a file, the oldest payment first, which runs nothing in a spreadsheet and is for its person alone", async () => {
    const about = await agree(60, "=SOMME(A1)");
    await finish(server, about);
    await receive(about, 25.5, "partiel");
    await receive(about, 60, "paye");
    const ask = (who: Pick<SignedIn, "client">, headers = {}) =>
      who.client.request({ method: "GET", url: `${financesExportPath}?sens=recus&annee=2026`, headers });
    const { statusCode, headers, body } = await ask(karim);
    expect([statusCode, headers["content-disposition"]]).toEqual([
      200,
      'attachment; filename="jobami-recus-2026.csv"',
    ]);
    const lines = body.trim().split("\r\n");
    expect(lines.slice(1).map((line) => line.replace(/^[^;]*;/, ""))).toEqual([
      "'=SOMME(A1);Léa M.;25,50;0",
      "'=SOMME(A1);Léa M.;34,50;0",
    ]);
    expect((await ask({ client: server.client() })).statusCode).toBe(401);
    expect((await ask(karim, { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
  });
});
