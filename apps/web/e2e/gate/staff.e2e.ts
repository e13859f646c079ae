import { describe, expect, it } from "vitest";
import { browserOf } from "../browser.ts";
import { staffCommand } from "../operator.ts";
import { useProduct } from "../product.ts";
import { startServer } from "../server.ts";
import { goodPassword, join, newcomer, newVisitor, readMail } from "../visitor.ts";

describe("staff, in a real browser", () => {
  const product = useProduct();

  it("a moderator whom the operator made enters /moderation and is refused at /admin [ROLE-04, ROLE-06, ROLE-10, NAV-19, MOD-05]", async () => {
    const moussa = newcomer("Moussa");
    const visitor = await join(product.url, moussa);
    await visitor.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
    await product.server.stop();
    const granted = await staffCommand(product.home, "grant", moussa.email, "jobmodo");
    expect([granted.code, granted.printed]).toEqual([0, expect.stringContaining("jobutil → jobmodo")]);
    product.server = await startServer(product.home);

    // The sign-in in two steps itself is watched in the proof.
    const again = newVisitor(product.url);
    await again.auth.login({ body: { email: moussa.email, password: goodPassword } });
    const { text } = await readMail(product.url, moussa.email, /code/i);
    await again.auth.verifyTwoFactor({ body: { code: /\b\d{6}\b/.exec(text)?.[0] ?? "" } });

    const { page, troubles } = await browserOf(product.browser, again);
    await page.goto(`${product.url}/moderation`);
    await page
      .getByRole("navigation", { name: "Navigation principale" })
      .getByRole("link", { name: "Modo", exact: true })
      .waitFor();
    await page.getByRole("heading", { level: 1, name: "Modération" }).waitFor();
    await page
      .getByRole("list", { name: /^Vos derniers actes/ })
      .getByText("donné à Moussa Durand")
      .waitFor();
    expect((await page.goto(`${product.url}/admin`))?.status()).toBe(403);
    await page.getByRole("heading", { level: 1, name: /^Vous devez vous connecter/ }).waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();
  });
});
