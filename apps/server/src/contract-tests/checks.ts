import { declaredErrors, type Endpoint } from "@jobami/api/http/contract";
import { isErrorCode } from "@jobami/api/http/error-codes";
import { isChange, roleReaches, roles } from "@jobami/api/http/route";
import type { RouteOptions } from "fastify";
import { contract } from "../contract.ts";
import type { Sample } from "../testing/samples.ts";
import type { Answered, TestClient } from "../testing/test-client.ts";
import { signIn } from "../testing/test-people.ts";
import type { TestServer } from "../testing/test-server.ts";
import { changedTables, readState } from "./state.ts";

/** What a check found wrong; empty when it holds. */
export type Violations = string[];

const nameOf = ({ route }: Endpoint) => `${route.method} ${route.path}`;

/** Each `/api` route keeps an endpoint of the contract, and each endpoint has its route. */
export function routesAreTheContract(routes: readonly RouteOptions[]): Violations {
  const owned = new Set<Endpoint>();
  const strangers = routes
    .filter(({ url }) => url.startsWith("/api"))
    .flatMap((route) => {
      const endpoint = route.config?.endpoint;
      const isDeclared =
        endpoint !== undefined &&
        [...contract.values()].includes(endpoint) &&
        endpoint.route.method === route.method &&
        endpoint.route.path === route.url;
      if (isDeclared) owned.add(endpoint);
      return isDeclared ? [] : [`${String(route.method)} ${route.url} is not in the contract`];
    });
  const missing = [...contract.values()]
    .filter((endpoint) => !owned.has(endpoint))
    .map((endpoint) => `${nameOf(endpoint)} is not served`);
  return [...strangers, ...missing];
}

function expectRefusal(
  endpoint: Endpoint,
  answered: Answered<Endpoint>,
  expected: [number, string],
  who: string,
): Violations {
  const [status, code] = expected;
  return answered.status === status && answered.error.code === code
    ? []
    : [
        `${nameOf(endpoint)} answers ${who} with ${answered.status} ${answered.error.code}, not ${status} ${code}`,
      ];
}

/** A change without the CSRF header, or with a foreign one, is refused and changes nothing [SESS-27, SESS-31]. */
export async function changeNeedsCsrf(
  server: TestServer,
  endpoint: Endpoint,
  sample: Sample,
): Promise<Violations> {
  if (!isChange(endpoint.route.method)) return [];
  const expected: [number, string] = [403, "CSRF_TOKEN_INVALID"];
  await sample.client.csrfToken();
  const before = await readState(server);
  const without = await sample.client.call(endpoint, sample.input, { csrf: null });
  const foreign = await sample.client.call(endpoint, sample.input, {
    csrf: await server.client().csrfToken(),
  });
  const changed = changedTables(before, await readState(server));
  return [
    ...expectRefusal(endpoint, without, expected, "a call without token"),
    ...expectRefusal(endpoint, foreign, expected, "a foreign token"),
    ...(changed === "" ? [] : [`${nameOf(endpoint)} changes ${changed} without a CSRF token`]),
  ];
}

/** A protected route refuses visitors, ended sessions and lower roles [ROLE-02]. */
export async function protectedRouteRefuses(
  server: TestServer,
  endpoint: Endpoint,
  input: Sample["input"],
): Promise<Violations> {
  const { access } = endpoint.route;
  if (access === "public") return [];
  const found: Violations = [];
  const visitor = await server.client().call(endpoint, input);
  found.push(...expectRefusal(endpoint, visitor, [401, "UNAUTHENTICATED"], "a visitor"));
  const stranger = server.client();
  stranger.jar.set("jobami_access", "invented");
  const invented = await stranger.call(endpoint, input);
  found.push(...expectRefusal(endpoint, invented, [401, "SESSION_EXPIRED"], "an invented session"));
  for (const role of roles.filter((one) => !roleReaches(one, access))) {
    const { client } = await signIn(server, { role });
    const low = await client.call(endpoint, input);
    found.push(...expectRefusal(endpoint, low, [403, "FORBIDDEN"], role));
  }
  return found;
}

function wireOf({ response }: Answered<Endpoint>): string {
  const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`);
  return JSON.stringify([response.statusCode, response.body, cookies]);
}

async function callTwice(client: TestClient, endpoint: Endpoint, sample: Sample, key: string) {
  const jar = new Map(client.jar);
  const first = await client.call(endpoint, sample.input, { idempotencyKey: key });
  return {
    first,
    /** The same browser, as it was before the first call. */
    async again(input: Sample["input"]) {
      client.jar.clear();
      for (const [name, value] of jar) client.jar.set(name, value);
      return client.call(endpoint, input, { idempotencyKey: key });
    },
  };
}

/** A change repeated under its key changes nothing more and gets the same answer; another body under that key is refused. */
export async function changeHonoursItsKey(
  server: TestServer,
  endpoint: Endpoint,
  sample: Sample,
): Promise<Violations> {
  if (!isChange(endpoint.route.method)) return [];
  const name = nameOf(endpoint);
  await sample.client.csrfToken();
  const { first, again } = await callTwice(
    sample.client,
    endpoint,
    sample,
    `check-${name}-0001`.replace(/[^\w.-]/g, "-"),
  );
  if (first.status >= 300) return [`${name}: its sample is refused with ${first.status} ${first.error.code}`];
  const after = await readState(server);
  const second = await again(sample.input);
  const found: Violations = [];
  if (wireOf(second) !== wireOf(first))
    found.push(`${name} answers a repetition with ${second.response.body}`);
  const changed = changedTables(after, await readState(server));
  if (changed !== "") found.push(`${name} changes ${changed} again when repeated`);
  if (sample.input.body !== undefined) {
    const third = await again({ ...sample.input, body: { ...sample.input.body, other: "body" } });
    found.push(
      ...expectRefusal(endpoint, third, [409, "IDEMPOTENCY_KEY_REUSED"], "another body under its key"),
    );
  }
  return found;
}

/** An answer goes through as declared; the check itself is the server's, which answers 500 outside production otherwise. */
export async function answerIsDeclared(endpoint: Endpoint, sample: Sample): Promise<Violations> {
  const { status, response, error } = await sample.client.call(endpoint, sample.input);
  if (status !== (endpoint.status ?? 200))
    return [`${nameOf(endpoint)} answers its sample with ${status} ${error.code ?? ""}`];
  const parsed = endpoint.answer.safeParse(JSON.parse(response.body));
  return parsed.success ? [] : [`${nameOf(endpoint)}: ${parsed.error.message}`];
}

/** A refusal is typed, declared, and states why in French, beside each field it is about. */
export function refusalIsDeclared(endpoint: Endpoint, answered: Answered<Endpoint>): Violations {
  const { error, status } = answered;
  if (status < 400) return [];
  const found: Violations = [];
  if (status >= 500) found.push(`status ${status}`);
  if (!isErrorCode(error.code) || !declaredErrors(endpoint).includes(error.code))
    found.push(`undeclared code ${error.code}`);
  const sentences = [error.message, error.error, ...(error.fields ?? []).map((field) => field.message)];
  for (const sentence of sentences)
    if (
      typeof sentence !== "string" ||
      sentence === "" ||
      /invalid|expected|required|too (big|small)/i.test(sentence)
    )
      found.push(`not a French sentence: ${sentence}`);
  return found.map((what) => `${nameOf(endpoint)}: ${what}`);
}
