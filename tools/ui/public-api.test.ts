import { expect, test } from "vitest";
import { acceptedPublicApi, readPublicApi } from "./public-api.ts";

test("what the components export, and their props, are as written in packages/ui/public-api.txt; `pnpm public-api` writes it anew", () => {
  expect(readPublicApi()).toBe(acceptedPublicApi());
});
