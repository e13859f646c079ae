import { expect, test, vi } from "vitest";
import { forgetStaleCaches, preconnectApi, registerWorker } from "./start-up.ts";

test("caches of ours are deleted at start-up, others stay [APP-09]", async () => {
  const names = new Set(["jobami-v1", "jobami", "other-jobami", "images"]);
  await forgetStaleCaches(() => ({
    keys: async () => [...names],
    delete: async (name) => names.delete(name),
  }));
  expect([...names]).toEqual(["other-jobami", "images"]);
});

test("a browser without cache storage, or that forbids it, starts all the same", async () => {
  await forgetStaleCaches(() => undefined as never);
  await forgetStaleCaches(() => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  });
  await forgetStaleCaches(() => ({
    keys: () => Promise.reject(new Error("forbidden")),
    delete: () => Promise.reject(new Error("forbidden")),
  }));
});

test("a preconnect link to the API's host is in the document's head [APP-10]", () => {
  const head: object[] = [];
  const page = {
    createElement: (name: string) => ({ name }),
    head: { append: (link: object) => head.push(link) },
  };
  preconnectApi(page as never, "https://jobami.fr");
  expect(head).toEqual([{ name: "link", rel: "preconnect", href: "https://jobami.fr" }]);
});

test("the worker is registered from the site's root, where browsers have workers", async () => {
  const register = vi.fn(async () => ({}));
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  await registerWorker();
  expect(register).toHaveBeenCalledWith("/push-worker.js", { updateViaCache: "none" });
  vi.stubGlobal("navigator", {});
  expect(registerWorker()).toBeUndefined();
  vi.unstubAllGlobals();
});
