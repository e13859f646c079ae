import { peopleClient } from "@jobami/api/people/client";
import { expect, inject, it } from "vitest";
import { staffBrowser, staffVisitor } from "../administrator.ts";
import { newPerson, press, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { goodPassword, join, linkIn, newcomer, readMail } from "../visitor.ts";

const product = useSharedProduct();
const why = "Menaces envers un jobbeur, par message.";

it("who is suspended reads why and until when at sign-in, appeals signed out by the mailed link, and comes back once another person decides so [LOGIN-37, POL-11, POL-13]", async () => {
  const { url, browser } = product;
  const administrator = peopleClient((await staffVisitor(url, inject("shared").administrator)).api);
  const idOf = async (email: string) =>
    (await administrator.list({ query: { search: email } })).data[0]?.id ?? "";

  const nina = newcomer("Nina");
  const promoted = await join(url, nina);
  await promoted.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
  const reason = "Renfort de l’équipe.";
  await administrator.setRole({ params: { id: await idOf(nina.email) }, body: { role: "jobmodo", reason } });

  const hugo = newcomer("Hugo");
  await join(url, hugo);
  const params = { id: await idOf(hugo.email) };
  await administrator.sanction({ params, body: { kind: "temporary", hours: 48, reason: why } });

  const { page, troubles } = await newPerson(browser, { viewport: { width: 390, height: 844 } });
  await visit(page, `${url}/login`);
  await page.getByLabel("Adresse e-mail").fill(hugo.email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
  await press(page, "Se connecter");
  await page
    .getByText(
      /désactivé\. Veuillez contacter le support\..*Menaces envers un jobbeur.*Il rouvre de lui-même le .* heure de Paris/,
    )
    .first()
    .waitFor();

  const letter = await readMail(url, hugo.email, /désactivé/);
  expect(letter.text).toContain(why);
  await visit(page, linkIn(letter, "/decision"));
  await page.getByText(why).waitFor();
  await page.getByText("En vigueur").waitFor();
  await page.getByRole("textbox", { name: /^Vos raisons/ }).fill("Ce message n’est pas de moi.");
  await press(page, "Envoyer mon recours");
  await page.getByText("Une autre personne la réexamine.").waitFor();

  const staff = await staffBrowser(product, nina.email);
  await visit(staff.page, `${url}/moderation/recours`);
  await staff.page.getByRole("link", { name: "Suspension temporaire" }).first().click();
  await staff.page.getByText("Ce message n’est pas de moi.").waitFor();
  await staff.page.getByRole("radio", { name: /^Annuler la décision/ }).check();
  await staff.page.getByRole("textbox", { name: /^Motif/ }).fill("Le compte avait été volé ce jour-là.");
  await press(staff.page, "Trancher et prévenir");
  await staff.page.getByText("La décision est annulée.").first().waitFor();

  expect((await readMail(url, hugo.email, /recours est tranché/)).text).toContain("rouvert");
  await page.reload();
  await page.getByText("Le compte avait été volé ce jour-là.").waitFor();
  await visit(page, `${url}/login`);
  await page.getByLabel("Adresse e-mail").fill(hugo.email);
  await page.getByRole("textbox", { name: "Mot de passe" }).fill(goodPassword);
  await press(page, "Se connecter");
  await page.waitForURL(`${url}/dashboard`);
  expect([troubles.filter((one) => !/403/.test(one)), staff.troubles]).toEqual([[], []]);
  await page.context().close();
  await staff.page.context().close();
});
