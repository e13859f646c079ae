import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { createSireneRegister, openCompanyRegister, standInCompanies } from "./company-register.ts";

const siret = "73282932000074";
const loopback = { sirene: undefined, host: "127.0.0.1", publicUrl: "http://127.0.0.1:3000", trustProxy: 0 };

let close: (() => void) | undefined;
afterEach(() => close?.());

/** A register of its own on this machine; answers what was asked of it. */
async function registerThat(answers: { status: number; body: string }) {
  const asked: { url: string | undefined; key: unknown }[] = [];
  const server = createServer((request, response) => {
    asked.push({ url: request.url, key: request.headers["x-insee-api-key-integration"] });
    response.writeHead(answers.status, { "content-type": "application/json" }).end(answers.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => server.close();
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return { asked, register: openCompanyRegister({ ...loopback, sirene: { url, key: "cle" } }) };
}

const established = (unit: object, state = "A") =>
  JSON.stringify({
    etablissement: {
      siret,
      uniteLegale: unit,
      periodesEtablissement: [
        { dateFin: null, etatAdministratifEtablissement: state },
        { dateFin: "2020-01-01", etatAdministratifEtablissement: "A" },
      ],
    },
  });

test("asks the register over HTTP, under its key, and reads who it is", async () => {
  const { asked, register } = await registerThat({
    status: 200,
    body: established({
      denominationUniteLegale: null,
      prenomUsuelUniteLegale: "KARIM",
      nomUniteLegale: "BENALI",
    }),
  });
  expect(await register.find(siret)).toEqual({ name: "KARIM BENALI", isActive: true });
  expect(asked).toEqual([{ url: `/siret/${siret}`, key: "cle" }]);
});

test("reads a closed one by its present, not by its past", async () => {
  const { register } = await registerThat({
    status: 200,
    body: established({ denominationUniteLegale: "JARDINS" }, "F"),
  });
  expect(await register.find(siret)).toEqual({ name: "JARDINS", isActive: false });
});

test("knows none where the register knows none", async () => {
  expect(await (await registerThat({ status: 404, body: "{}" })).register.find(siret)).toBeNull();
});

test.each([
  [500, "{}"],
  [429, "{}"],
  [401, "{}"],
  [200, "no json"],
  [200, "{}"],
  [200, established({ denominationUniteLegale: "AUTRE" }).replace(siret, "44306184100047")],
])("is unavailable when it answers %i %j", async (status, body) => {
  const { register } = await registerThat({ status, body });
  await expect(register.find(siret)).rejects.toMatchObject({ name: "RegisterUnavailable" });
});

test("is unavailable where no one listens", async () => {
  const register = createSireneRegister({ url: "http://127.0.0.1:1", key: "cle", fetch });
  await expect(register.find(siret)).rejects.toMatchObject({ name: "RegisterUnavailable" });
});

test("without a key a stand-in answers on this machine, and nothing where others can reach the server", async () => {
  const here = openCompanyRegister(loopback);
  expect(await here.find(siret)).toEqual({ name: "Entreprise 732829320", isActive: true });
  expect(await here.find(standInCompanies.unknown)).toBeNull();
  expect((await here.find(standInCompanies.closed))?.isActive).toBe(false);
  const open = openCompanyRegister({ ...loopback, host: "0.0.0.0" });
  await expect(open.find(siret)).rejects.toMatchObject({ name: "RegisterUnavailable" });
});
