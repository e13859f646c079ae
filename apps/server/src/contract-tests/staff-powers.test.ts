import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isChange, isStaffAccess } from "@jobami/api/http/route";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { contract } from "../contract.ts";
import { makePerson, signIn, signInAgain } from "../testing/test-people.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { samples } from "./samples.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** Members' calls about one thing, which a stranger may be refused; changes in the proof alone, as each needs everything anew. */
const calls = [...contract].filter(
  ([, { route }]) =>
    !isStaffAccess(route.access) &&
    route.path.includes(":") &&
    (process.env.JOBAMI_PROOF === "1" || !isChange(route.method)),
);

const standings = {
  member: () => signIn(server),
  "moderator by password alone": () => byPassword("jobmodo"),
  "administrator by password alone": () => byPassword("jobpadm"),
  moderator: () => signIn(server, { role: "jobmodo" }),
  administrator: () => signIn(server, { role: "jobpadm" }),
};
type Standing = keyof typeof standings;

/** Staff with a second factor, in a session that began without it. */
async function byPassword(role: "jobmodo" | "jobpadm") {
  return signInAgain(server, await makePerson(server, { role }), { hasSecondFactor: false });
}

/** Ids, instants and addresses are of each run alone. */
const alike = (body: string) =>
  body
    .replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "id")
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "instant")
    .replace(/person-\d+/g, "person");

/** What a person of a standing gets, over everything anew. */
async function answerTo(name: string, standing: Standing): Promise<{ answer: string; body: string }> {
  await server.reset();
  const endpoint = contract.get(name);
  const arrange = samples[name];
  if (endpoint === undefined || arrange === undefined) throw new Error(`No call ${name}.`);
  const { input } = await arrange(server);
  const { call } = await standings[standing]();
  const { status, error, response } = await call(endpoint, input);
  return { answer: status < 400 ? String(status) : `${status} ${error.code}`, body: alike(response.body) };
}

/** The rows of docs/security.md on what a second factor gives staff in members' calls. */
const documented = new Map(
  readFileSync(join(import.meta.dirname, "../../../../docs/security.md"), "utf8")
    .split("\n")
    .map((line) => /^\| `([a-z-]+\.\w+)` \| (.+?) \| (.+?) \| (.+?) \|$/.exec(line))
    .filter((row) => row !== null)
    .map(([, name = "", ...answers]) => [name, answers] as const),
);

describe("members' calls give staff", () => {
  test.each(calls)(
    "%s: no more than a member without a second factor, and with it what is documented",
    async (name) => {
      const member = await answerTo(name, "member");
      for (const standing of ["moderator by password alone", "administrator by password alone"] as const)
        expect([standing, await answerTo(name, standing)]).toEqual([standing, member]);
      const more = [await answerTo(name, "moderator"), await answerTo(name, "administrator")];
      const isMore = more.some(({ body }) => body !== member.body);
      const row = [member, ...more].map(({ answer }) => answer);
      expect(isMore ? row : undefined).toEqual(documented.get(name));
    },
  );
});
