import { expect, test } from "vitest";
import { nameOrders } from "./order-name.ts";

test("an order is named as it is given here: by npm in a checkout, by its start in a release", () => {
  const text = "npm start -- keys drop X, puis npm start.";
  expect(nameOrders(text, "/src/apps/server/src/main.ts")).toBe(text);
  expect(nameOrders(text, "/opt/jobami/start.mjs")).toBe(
    "node /opt/jobami/start.mjs keys drop X, puis node /opt/jobami/start.mjs.",
  );
});
