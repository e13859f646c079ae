import { expect, test } from "vitest";
import { createLoader } from "./dev-sources.ts";

/** Sources of four routes whose modules are known by their addresses. */
function createSources() {
  const routes = {
    root: { id: "root", path: "", module: "/root" },
    landing: { id: "landing", parentId: "root", index: true, module: "/landing" },
    dashboard: { id: "dashboard", parentId: "root", path: "dashboard", module: "/dashboard" },
    jobi: { id: "jobi", parentId: "dashboard", path: "jobi", module: "/jobi" },
  };
  const modules = new Map<string, object>([["virtual:react-router/server-build", { routes }]]);
  const asked: string[] = [];
  const load = createLoader(async (address) => {
    if (address.startsWith("/")) asked.push(address);
    const module = modules.get(address) ?? { default: address };
    modules.set(address, module);
    return module;
  });
  return { load, asked, change: (address: string) => modules.delete(address) };
}

const empty = {};

test("a page loads the modules of its own routes, and those that were loaded before stay", async () => {
  const { load, asked } = createSources();
  const landing = await load("/");
  expect(asked).toEqual(["/root", "/landing"]);
  expect(landing.routes.landing?.module).toEqual({ default: "/landing" });
  expect(landing.routes.jobi?.module).toEqual(empty);
  const jobi = await load("/dashboard/jobi");
  expect(asked.slice(2)).toEqual(["/root", "/landing", "/dashboard", "/jobi"]);
  expect(jobi.routes.landing?.module).toEqual({ default: "/landing" });
  expect(jobi.routes.jobi?.module).toEqual({ default: "/jobi" });
});

test.each([
  ["/_root.data", ["/root", "/landing"]],
  ["/dashboard/jobi.data", ["/root", "/dashboard", "/jobi"]],
  ["/gone", ["/root"]],
])("what is asked for at %s is of the routes %j", async (path, expected) => {
  const { load, asked } = createSources();
  await load(path);
  expect(asked).toEqual(expected);
});

test("the application is the same until a module changes", async () => {
  const { load, change } = createSources();
  const first = await load("/");
  expect(await load("/")).toBe(first);
  change("/landing");
  expect(await load("/")).not.toBe(first);
});
