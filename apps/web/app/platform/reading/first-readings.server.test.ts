import { ApiError } from "@jobami/api/http/errors";
import { readingKey } from "@jobami/api/http/keys";
import type { PageContext } from "@jobami/api/pages/contract";
import { unstable_serialize } from "swr";
import { expect, test, vi } from "vitest";
import { createPageContext } from "../page/index.ts";
import { readFirst } from "./first-readings.server.ts";

const route = (path: string) => ({ method: "GET", path, access: "jobutil" }) as const;
const contextOf = (user: object | null) =>
  createPageContext({ facts: { user }, fetch } as unknown as PageContext);

test("what was read lies under the keys of the hooks that read it; what failed is left to the browser", async () => {
  const known = await readFirst(contextOf({ id: "lea" }), () => [
    [readingKey(route("/api/jobi/solde")), Promise.resolve({ montant: 12 })],
    [readingKey(route("/api/missions"), {}, { page: 1, owner: "true" }), Promise.resolve({ data: [] })],
    [readingKey(route("/api/planning/asked")), Promise.reject(new ApiError(500, "INTERNAL_ERROR", ""))],
  ]);
  expect(known).toEqual({
    [unstable_serialize(["/api/jobi/solde", {}, {}])]: { montant: 12 },
    [unstable_serialize(["/api/missions", {}, { owner: "true", page: 1 }])]: { data: [] },
  });
});

test("nothing is asked where no one is known to be signed in", async () => {
  const answersOf = vi.fn(() => []);
  expect(await readFirst(contextOf(null), answersOf)).toEqual({});
  expect(answersOf).not.toHaveBeenCalled();
});
