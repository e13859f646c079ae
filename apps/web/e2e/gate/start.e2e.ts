import { expect, it } from "vitest";
import { freePort } from "../../../../tools/postgres.ts";
import { newHome } from "../server.ts";
import { npmStart } from "../start.ts";

it("npm start alone serves the demo from production builds", async () => {
  const home = await newHome({ demoData: true });
  try {
    const product = await npmStart(home, await freePort());
    const pages = await Promise.all(
      ["/", "/login", "/services"].map(async (path) => (await fetch(product.url + path)).status),
    );
    const modules = await product.modules();
    expect(pages).toEqual([200, 200, 200]);
    expect(modules.filter((file) => /\bdevelopment\b/.test(file))).toEqual([]);
    expect(modules.some((file) => file.includes("react-dom-server"))).toBe(true);
    expect(await product.stop()).toBe(0);
  } finally {
    await home.remove();
  }
});
