import type { Endpoint } from "@jobami/api/http/contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { contract } from "../contract.ts";
import type { Sample } from "../testing/samples.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { type BadInput, badInputs, fieldsOf, numberInputs } from "./bad-input.ts";
import { refusalIsDeclared } from "./checks.ts";
import { samples } from "./samples.ts";
import { readState } from "./state.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const withFields = [...contract].filter(([, { params, query, body }]) => params ?? query ?? body);

function spoil({ input }: Sample, bad: BadInput): Record<string, unknown> {
  return { ...input, [bad.part]: { ...input[bad.part], [bad.field]: bad.value } };
}

/** Codes that refuse an address: nothing can have it, or it is beyond 500 characters, before any route is known. */
function refusesAddress({ part, kind }: BadInput, code: string): boolean {
  return part === "params" && (code === "NOT_FOUND" || (kind === "too long" && code === "MALFORMED_REQUEST"));
}

/** What is wrong with the answer to a bad input; empty when it is refused beside its field, or as an address that nothing has. */
async function judge(endpoint: Endpoint, sample: Sample, bad: BadInput): Promise<string[]> {
  const answered = await sample.client.call(endpoint, spoil(sample, bad));
  const where = `${bad.part}.${bad.field} ${bad.kind}`;
  const { error, status } = answered;
  if (status !== 400 || error.code !== "VALIDATION_FAILED") {
    return refusesAddress(bad, error.code)
      ? refusalIsDeclared(endpoint, answered)
      : [`${where}: ${status} ${error.code}`];
  }
  const isNamed = error.fields?.some(({ path }) => path.split(".")[0] === bad.field) === true;
  return [
    ...(isNamed ? [] : [`${where}: the field is not named in ${JSON.stringify(error.fields)}`]),
    ...refusalIsDeclared(endpoint, answered).map((what) => `${where}: ${what}`),
  ];
}

test("the fields of every input are known to this test", () => {
  const fieldless = withFields.filter(([, { params, query, body }]) =>
    [params, query, body].some((schema) => schema !== undefined && fieldsOf(schema).length === 0),
  );
  expect(fieldless.map(([name]) => name)).toEqual([]);
});

/** What is wrong with the answers to bodies that are no set of fields. */
async function judgeBodies(endpoint: Endpoint, { client, input }: Sample): Promise<string[]> {
  const found: string[] = [];
  for (const body of [[], [{}], "texte", 12, true, null]) {
    const answered = await client.call(endpoint, { ...input, body });
    const { error, status } = answered;
    if (status !== 400 || error.code !== "VALIDATION_FAILED")
      found.push(`${JSON.stringify(body)}: ${status} ${error.code}`);
    found.push(...refusalIsDeclared(endpoint, answered));
  }
  return found;
}

/** The status of what no browser of the product sends. */
async function statusesOfGarbage({ route }: Endpoint, { client, input }: Sample): Promise<number[]> {
  const csrf = await client.csrfToken();
  const url = route.path.replace(/:(\w+)/g, (_, key: string) => input.params?.[key] ?? "");
  const json = "application/json";
  const garbage = [
    ['{"a":', json],
    ["", json],
    ['{"__proto__":{"a":1}}', json],
    ['{"constructor":{"prototype":{"a":1}}}', json],
    ["a=1", "application/x-www-form-urlencoded"],
    ["<a/>", "text/xml"],
    [JSON.stringify({ a: "x".repeat(1_100_000) }), json],
  ] as const;
  const codes: number[] = [];
  for (const [payload, type] of garbage) {
    const headers = { "x-xsrf-token": csrf, "content-type": type };
    codes.push((await client.request({ method: route.method, url, headers, payload })).statusCode);
  }
  return codes;
}

test.each(withFields)(
  "%s refuses every bad value of every field, in French, beside the field or as an address that nothing has, and a body that is no set of fields; it changes nothing",
  async (name, endpoint) => {
    const sample = await samples[name]!(server);
    await sample.client.csrfToken();
    const before = await readState(server);
    const found: string[] = [];
    for (const bad of badInputs(endpoint)) found.push(...(await judge(endpoint, sample, bad)));
    if (endpoint.body !== undefined) {
      found.push(...(await judgeBodies(endpoint, sample)));
      expect(await statusesOfGarbage(endpoint, sample)).toEqual([400, 400, 400, 400, 415, 415, 413]);
    }
    expect(found).toEqual([]);
    expect(await readState(server)).toEqual(before);
  },
);

const withNumbers = withFields.filter(([, endpoint]) => numberInputs(endpoint).length > 0);

test.each(withNumbers)(
  "%s takes or refuses numbers that are nearly another one, or too large, and never fails over them",
  async (name, endpoint) => {
    for (const bad of numberInputs(endpoint)) {
      await server.reset();
      const sample = await samples[name]!(server);
      const answered = await sample.client.call(endpoint, spoil(sample, bad));
      expect([bad.field, bad.kind, answered.status < 500]).toEqual([bad.field, bad.kind, true]);
      expect(refusalIsDeclared(endpoint, answered)).toEqual([]);
    }
  },
);
