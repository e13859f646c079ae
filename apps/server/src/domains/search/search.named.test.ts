import { searchContract } from "@jobami/api/search/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([
  ["lyon", ["lyon-69"]],
  ["LYON", ["lyon-69"]],
  ["lyon (69)", ["lyon-69"]],
  ["69003", ["lyon-3e-arrondissement-69", "lyon-69"]],
  ["st-etienne", ["saint-etienne-42"]],
  ["saint-denis", ["saint-denis-974", "saint-denis-93"]],
  ["saint-denis-93", ["saint-denis-93"]],
  ["lyo", []],
  ["atlantide", []],
  ["'; drop table places --", []],
])("« %s » in an address may mean %j", async (name, expected) => {
  const { data } = (await server.client().call(searchContract.named, { query: { name } })).body;
  const slugs = data.map(({ slug }) => slug);
  expect(slugs.slice(0, expected.length)).toEqual(expected);
  expect(slugs.length > 0).toBe(expected.length > 0);
  if (expected.length === 1) expect(slugs).toHaveLength(1);
});
