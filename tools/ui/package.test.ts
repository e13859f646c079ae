import { join } from "node:path";
import { publint } from "publint";
import { expect, test } from "vitest";

test("the package of the components is one that publint has nothing to report about", async () => {
  const { messages } = await publint({
    pkgDir: join(import.meta.dirname, "../../packages/ui"),
    pack: false,
    strict: true,
  });
  expect(messages).toEqual([]);
});
