import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { join, newcomer } from "../visitor.ts";

const product = useProduct();
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

it("a person asks staff with a screenshot, corrects it, is answered live by a template, and ends it; staff files it [SUPP-02, SUPP-04, SUPP-05, SUPP-06, SUPP-07, SUPP-08, SUPP-09, SUPP-10, SUPP-11, SUPP-12, SUPP-13, ADM-07, ADM-08, ADM-10, ADM-11, ADM-12, ADM-13, ADM-14]", async () => {
  const asker = await join(product.url, newcomer("Lou"));
  const lou = await browserOf(product.browser, asker, { viewport: { width: 390, height: 844 } });
  const staff = await newAdministrator(product, "Noor", "jobpadm");
  const { page } = lou;
  const staffPage = staff.page;

  await visit(staffPage, `${product.url}/admin/support/templates`);
  await staffPage.getByRole("button", { name: "Ajouter une réponse type" }).click();
  await staffPage.getByRole("textbox", { name: "Nom de la réponse" }).fill("Bonjour");
  await staffPage.getByRole("textbox", { name: "Texte" }).fill("Bonjour, ouvrez la mission.");
  await staffPage.getByRole("button", { name: "Enregistrer" }).click();
  await staffPage.getByText("Bonjour, ouvrez la mission.").waitFor();
  await visit(staffPage, `${product.url}/admin/support/tags`);
  await staffPage.getByRole("button", { name: "Ajouter une étiquette" }).click();
  await staffPage.getByRole("textbox", { name: "Nom de l’étiquette" }).fill("Paiement");
  await staffPage.getByRole("button", { name: "Enregistrer" }).click();
  await staffPage.getByRole("button", { name: /^Supprimer .*Paiement/ }).waitFor();

  await visit(page, `${product.url}/dashboard/support`);
  await page.getByRole("link", { name: "Écrire à l’équipe" }).first().click();
  await page.waitForURL(`${product.url}/dashboard/support/new`);
  await page.getByRole("button", { name: /Sujet$/ }).click();
  await page.getByRole("option", { name: "Une mission" }).click();
  await page.getByRole("textbox", { name: "En une phrase" }).fill("Ma mission attend");
  await page.getByRole("textbox", { name: "Votre message" }).fill("Elle attend depuis hier soir.");
  // A reload takes nothing that was typed.
  await page.reload();
  await expect
    .poll(() => page.getByRole("textbox", { name: "En une phrase" }).inputValue())
    .toBe("Ma mission attend");
  await page
    .getByLabel(/^Captures d’écran/)
    .setInputFiles([{ name: "ecran.png", mimeType: "image/png", buffer: picture }]);
  await page.getByRole("list", { name: "Fichiers joints" }).getByText("envoyé").waitFor();
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.waitForURL(/\/dashboard\/support\/ticket\/[\da-f-]{36}$/);
  const address = page.url();
  const exchanges = page.getByRole("list", { name: "Échanges" });
  await exchanges.getByRole("link", { name: /ecran\.webp/ }).waitFor();
  // The short address leads to this ticket.
  await page.goto(address.replace("/dashboard", ""));
  await page.waitForURL(address);
  await exchanges.getByText("Elle attend depuis hier soir.").waitFor();

  await page.getByRole("link", { name: "Modifier" }).click();
  await page.waitForURL(`${address}/edit`);
  await page.getByRole("textbox", { name: "En une phrase" }).fill("Ma mission attend toujours");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("heading", { level: 1, name: "Ma mission attend toujours" }).waitFor();

  await visit(staffPage, `${product.url}/admin/support`);
  await staffPage.getByRole("link", { name: "Ma mission attend toujours" }).click();
  await staffPage.waitForURL(/\/admin\/support\/ticket\//);
  const filedAt = staffPage.url();
  await visit(staffPage, `${filedAt}/edit`);
  await staffPage.getByRole("checkbox", { name: "Paiement" }).click();
  await staffPage.getByText("Le suivi est enregistré.").first().waitFor();
  await visit(staffPage, filedAt);
  await expect.poll(() => staffPage.getByRole("checkbox", { name: "Paiement" }).isChecked()).toBe(true);
  await staffPage.getByRole("button", { name: /Réponse type$/ }).click();
  await staffPage.getByRole("option", { name: "Bonjour" }).click();
  await staffPage.getByRole("button", { name: "Envoyer", exact: true }).click();
  // No one reads the page again: it comes by itself.
  await exchanges.getByText("Bonjour, ouvrez la mission.").waitFor();
  expect(await exchanges.textContent()).not.toContain("Noor");

  await page.getByRole("button", { name: "C’est réglé" }).click();
  await page.getByText("Cette demande est close. Un message la rouvre.").waitFor();
  await staffPage.getByText("Close", { exact: true }).first().waitFor();
  await visit(staffPage, `${product.url}/admin/support/assigned?etat=clos`);
  await staffPage.getByRole("link", { name: "Ma mission attend toujours" }).waitFor();
  await visit(page, `${product.url}/dashboard/support/tickets`);
  await page.getByText("Aucune demande en cours").waitFor();
  await visit(page, `${product.url}/dashboard/support/assigned`);
  await page.getByText("Aucune demande ne vous est confiée").waitFor();
  // What staff files and answers by is stated to be theirs, to who asks as to who guesses the address.
  for (const path of ["tags", "templates"]) {
    await visit(page, `${product.url}/dashboard/support/${path}`);
    await page.getByText("L’équipe range ici ce qui lui sert à répondre.").waitFor();
    expect(await page.getByRole("button", { name: /^Ajouter/ }).count()).toBe(0);
    await page.getByRole("main").getByRole("link", { name: "Mes demandes", exact: true }).click();
    await page.waitForURL(`${product.url}/dashboard/support/tickets`);
  }
  await page.context().close();
  await staffPage.context().close();
});

it("a person reports what does not work, finds it in the list, and staff answers it among the problems [SUPP-14, SUPP-15, SUPP-16, SUPP-17, ADM-04, ADM-05, ADM-06, ADM-09]", async () => {
  const asker = await join(product.url, newcomer("Nils"));
  const { page } = await browserOf(product.browser, asker);
  await visit(page, `${product.url}/dashboard/bug-reports/nouveau?page=/services/search`);
  await page.getByRole("textbox", { name: "En une phrase" }).fill("La carte reste grise");
  await page.getByRole("textbox", { name: "Votre message" }).fill("Depuis ce matin la carte reste grise.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.waitForURL(/\/dashboard\/bug-reports\/[\da-f-]{36}$/);
  await page.getByText("/services/search").waitFor();
  await visit(page, `${product.url}/dashboard/bug-reports`);
  await page.getByRole("link", { name: "La carte reste grise" }).waitFor();

  const { page: staffPage } = await newAdministrator(product, "Ines", "jobpadm");
  await visit(staffPage, `${product.url}/admin/bug-reports`);
  await staffPage.getByRole("link", { name: "La carte reste grise" }).click();
  await staffPage.waitForURL(/\/admin\/bug-reports\/[\da-f-]{36}$/);
  await visit(staffPage, `${staffPage.url()}/edit`);
  await staffPage.getByRole("button", { name: "La prendre" }).click();
  await staffPage.getByRole("button", { name: "La rendre" }).waitFor();
  await visit(staffPage, `${product.url}/admin/support/new`);
  await staffPage.getByRole("form", { name: "Écrire à l’équipe" }).waitFor();
  await page.context().close();
  await staffPage.context().close();
});

it("a person asks about their data from their account, is promised a day for the answer, and staff sees the same day [GDPR-06]", async () => {
  // The operator's command ends the server: whoever asks comes after.
  const { page: staffPage } = await newAdministrator(product, "Ana", "jobpadm");
  const asker = await join(product.url, newcomer("Rosa"));
  const { page } = await browserOf(product.browser, asker, { viewport: { width: 390, height: 844 } });
  await visit(page, `${product.url}/dashboard/parametres/compte`);
  await page.getByRole("link", { name: "Exercer mes droits" }).click();
  await page.getByRole("heading", { level: 1, name: "Exercer vos droits sur vos données" }).waitFor();
  await page.getByRole("textbox", { name: "En une phrase" }).fill("Qui a vu mon adresse ?");
  await page.getByRole("textbox", { name: "Votre message" }).fill("Je voudrais savoir qui l’a eue.");
  await page.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.waitForURL(/\/dashboard\/support\/ticket\/[\da-f-]{36}$/);
  const promised = page.getByText(/^au plus tard le /);
  await promised.waitFor();
  const day = (await promised.textContent()) ?? "";

  await visit(staffPage, `${product.url}/admin/support`);
  const row = staffPage.getByRole("listitem").filter({ hasText: "Qui a vu mon adresse" });
  await row.getByText(day).waitFor();
  await row.getByRole("link", { name: "Qui a vu mon adresse" }).click();
  await staffPage.waitForURL(/\/admin\/support\/ticket\//);
  await staffPage.getByRole("textbox", { name: "Votre message" }).fill("Une jobbeuse, et elle seule.");
  await staffPage.getByRole("button", { name: "Envoyer", exact: true }).click();
  await page.getByText("Une jobbeuse, et elle seule.").waitFor();
  await expect.poll(() => promised.count()).toBe(0);
  await page.context().close();
  await staffPage.context().close();
});
