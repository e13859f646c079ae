import { describe, expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { newPerson } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const pages = [
  ["/admin/email-queue", "File d’e-mails"],
  ["/admin/newsletter-subscribers", "Abonnés à la newsletter"],
  ["/admin/security-monitoring", "Sécurité"],
  ["/admin/rgpd-audit", "Audits RGPD"],
  ["/admin/detailed-audit/019a0000-0000-7000-8000-000000000001", "Audit RGPD"],
  ["/admin/vps", "Serveur"],
  ["/admin/memory-monitoring", "Mémoire"],
  ["/admin/redis", "Redis"],
] as const;

describe("the machine and the company’s duties, in a real browser", () => {
  const product = useProduct();

  it("an administrator reads true facts on each of their pages, and others are refused [ADM-02, ADM-03, ADM-23, ADM-24, ADM-25, ADM-26, ADM-34, ADM-35]", async () => {
    const { page, troubles } = await newAdministrator(product, "Anne");
    const open = async (path: string) => {
      expect((await page.goto(`${product.url}${path}`))?.status()).toBe(200);
      const label = pages.find(([one]) => one === path)?.[1] ?? "";
      await page.getByRole("heading", { level: 1, name: label, exact: true }).waitFor();
    };

    await open("/admin/vps");
    await page.getByText(process.version, { exact: true }).waitFor();
    await open("/admin/memory-monitoring");
    await page.getByText(/de sa limite/).waitFor();
    await open("/admin/redis");
    await page.getByText("Aucun Redis n’est configuré").waitFor();
    await open("/admin/email-queue");
    const mails = page.getByRole("list", { name: /^E-mails, le plus récent/ });
    await mails.getByText("•••••• est votre code de connexion").first().waitFor();
    expect(await mails.getByText(/\d{6} est votre code/).count()).toBe(0);
    await open("/admin/newsletter-subscribers");
    await page.getByRole("link", { name: "Télécharger en CSV" }).waitFor();
    await open("/admin/security-monitoring");
    await page.getByText("donné à Anne Durand").waitFor();
    await open("/admin/rgpd-audit");
    await page.getByRole("button", { name: "Lancer un audit" }).click();
    await page.waitForURL(/\/admin\/detailed-audit\/[\da-f-]{36}$/);
    await page.getByRole("heading", { level: 1, name: "Audit RGPD", exact: true }).waitFor();
    await page.getByText("Un compte supprimé n’est plus nommé nulle part").waitFor();
    await page.goBack();
    await page
      .getByRole("list", { name: /^Audits/ })
      .getByText(/^Anne Durand · \d+\spromesses/)
      .waitFor();
    expect(troubles).toEqual([]);
    await page.context().close();

    const stranger = await newPerson(product.browser);
    const refuseEach = async (who: string) => {
      for (const [path] of pages) {
        const answer = await stranger.page.request.get(`${product.url}${path}`);
        expect([who, path, answer.status()]).toEqual([who, path, 403]);
      }
    };
    await refuseEach("a visitor");
    await stranger.page.context().addCookies((await join(product.url, newcomer("Basile"))).cookies());
    await refuseEach("a member");
    await stranger.page.context().close();
  });
});
