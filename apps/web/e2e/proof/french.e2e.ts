import { authClient } from "@jobami/api/auth/client";
import { newsletterClient } from "@jobami/api/newsletter/client";
import { describe, expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { newMember, newPerson, visit } from "../browser.ts";
import { demoCookies } from "../demo-people.ts";
import { wholeMemberPaths, wholePublicPaths, wholeStaffPaths } from "../known-pages.ts";
import { useProduct } from "../product.ts";
import { newVisitor } from "../visitor.ts";

const product = useProduct();

/** Terms that English has at every turn and French has not. */
const english =
  /\b(?:the|and|you|your|with|from|this|that|please|loading|submit|sign (?:in|up)|log ?in|password|settings|error|click|search|save|cancel|delete|welcome|not found|try again|something went wrong)\b/i;
/** What others call those who help, and what they help with. */
const otherNames =
  /\b(?:freelances?|helpers?|taskers?|jobbers?|auto-jobbeurs?|micro-jobs?|petites annonces|offres? d[’']emploi|jobs?)\b/i;

/** What a page shows, from its source: no script, no style, no tag. */
function shown(html: string): string {
  return html
    .slice(html.indexOf("<body"))
    .replace(/<(script|style|template)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replace(/&[a-z#\d]+;/g, " ")
    .replace(/\s+/g, " ");
}

function findingOf(where: string, text: string) {
  return { where, english: english.exec(text)?.[0] ?? null, otherName: otherNames.exec(text)?.[0] ?? null };
}
const nothing = (where: string) => ({ where, english: null, otherName: null });

it("every page of the public site and every mail speak French, of jobbeurs and missions [POL-01, POL-18]", async () => {
  const get = async (path: string) => (await fetch(product.url + path)).text();
  const listed = [...(await get("/sitemap.xml")).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url]) => new URL(url ?? "").pathname,
  );
  let everything = "";
  for (const path of new Set([...wholePublicPaths, ...listed])) {
    const html = await get(path);
    expect([path, html.includes('<html lang="fr"')]).toEqual([path, true]);
    const text = shown(html);
    everything += text;
    expect(findingOf(path, text)).toEqual(nothing(path));
  }
  expect(everything).toMatch(/jobbeurs/);
  expect(everything).toMatch(/missions/);

  const { api, auth } = newVisitor(product.url);
  const email = "nora-mails@exemple.fr";
  await auth.register({
    body: {
      email,
      prenom: "Nora",
      nom: "Durand",
      user_type: "other",
      password: "Mot2passe!",
      acceptTerms: true,
    },
  });
  await authClient(api).forgotPassword({ body: { email } });
  await newsletterClient(api).subscribe({ body: { email } });
  const mailbox = async () =>
    (await (await fetch(`${product.url}/dev/mailbox.json?to=${email}`)).json()) as {
      subject: string;
      text: string;
    }[];
  await expect.poll(async () => (await mailbox()).length).toBeGreaterThanOrEqual(2);
  for (const { subject, text } of await mailbox())
    expect(findingOf(subject, `${subject} ${text.replace(/https?:\S+/g, "")}`)).toEqual(nothing(subject));
});

it("every page of a member’s space speaks French, of jobbeurs and missions [POL-01, POL-18]", async () => {
  const { page } = await newMember(product, "Olga");
  for (const path of wholeMemberPaths) {
    await visit(page, product.url + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(findingOf(path, shown(await page.content()))).toEqual(nothing(path));
  }
  await page.context().close();
});

it("every page of staff speaks French, of jobbeurs and missions [POL-01, POL-18]", async () => {
  const { page } = await newAdministrator(product, "Olga");
  for (const path of wholeStaffPaths) {
    await visit(page, product.url + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(findingOf(path, shown(await page.content()))).toEqual(nothing(path));
  }
  await page.context().close();
});

describe("in the demo, where much has happened", () => {
  const demo = useProduct({ demoData: true });

  it("every mail that went out, and every line of the inboxes, is French [POL-01, POL-18]", async () => {
    const mails = (await (await fetch(`${demo.url}/dev/mailbox.json`)).json()) as {
      subject: string;
      text: string;
    }[];
    expect(new Set(mails.map(({ subject }) => subject)).size).toBeGreaterThan(5);
    for (const { subject, text } of mails)
      expect(findingOf(subject, `${subject} ${text.replace(/https?:\S+/g, "")}`)).toEqual(nothing(subject));
    for (const who of ["lea", "karim", "moussa"] as const) {
      const { page } = await newPerson(demo.browser);
      await page.context().addCookies(await demoCookies(demo.url, who));
      await visit(page, `${demo.url}/dashboard/notifications`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.getByRole("main").getByRole("listitem").first().waitFor();
      expect(findingOf(who, shown(await page.content()))).toEqual(nothing(who));
      await page.context().close();
    }
  });
});
