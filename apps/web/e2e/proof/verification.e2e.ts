import { expect, it } from "vitest";
import { newAdministrator } from "../administrator.ts";
import { browserOf, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { goodPassword, join, newcomer, newVisitor, readMail } from "../visitor.ts";

const product = useProduct();

const paper = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

it("a jobbeur sends a diploma, an administrator refuses it, accepts the next, takes that back and asks for another again [ADM-21, ADM-22]", async () => {
  const karim = newcomer("Karim", "jobbeur");
  await join(product.url, karim);
  const staff = await newAdministrator(product, "Anne");
  const member = newVisitor(product.url);
  await member.auth.login({ body: { email: karim.email, password: goodPassword } });
  const { page, troubles } = await browserOf(product.browser, member, {
    viewport: { width: 390, height: 800 },
  });
  const send = async (title: string, file: { name: string; mimeType: string; buffer: Buffer }) => {
    await page.getByText("Diplôme ou titre", { exact: true }).first().click();
    await page.getByRole("textbox", { name: /^Intitulé/ }).fill(title);
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole("list", { name: "Fichiers joints" }).getByText("envoyé").waitFor();
    await page.getByRole("button", { name: "Envoyer pour vérification" }).click();
    await page
      .getByRole("article", { name: `Diplôme ou titre : ${title}` })
      .getByText("Déposé")
      .waitFor();
  };
  await visit(page, `${product.url}/dashboard/profil/verification`);
  await send("CAP Jardinier", { name: "cap.pdf", mimeType: "application/pdf", buffer: paper });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  const admin = staff.page;
  await visit(admin, `${product.url}/admin/entreprise-documents`);
  await admin.getByRole("link", { name: "Karim Durand" }).click();
  await admin.waitForURL(/\/admin\/entreprise-documents\/[\da-f-]{36}$/);
  const saved = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "Télécharger le PDF" }).click();
  expect((await saved).suggestedFilename()).toBe("cap.pdf");
  await admin.getByRole("button", { name: "Refuser" }).click();
  const reason = "Il manque la seconde page du diplôme.";
  await admin.getByRole("textbox", { name: /^Motif/ }).fill(reason);
  await admin.getByRole("button", { name: "Refuser et prévenir" }).click();
  await admin.getByText("Plus rien n’attend de cette personne.").waitFor();

  expect((await readMail(product.url, karim.email, /refusé/)).text).toContain(reason);
  await page.reload();
  await page.getByText(reason).waitFor();
  await send("BEP Jardinier", { name: "bep.pdf", mimeType: "application/pdf", buffer: paper });
  await admin.reload();
  const accept = async () => {
    await admin.getByRole("button", { name: "Accepter" }).waitFor();
    for (const box of await admin.getByRole("checkbox").all()) await box.check();
    await admin.getByRole("button", { name: "Accepter" }).click();
  };
  await accept();
  await admin.getByText("Ouvrez d’abord ce document").waitFor();
  const opened = admin.waitForEvent("download");
  await admin.getByRole("link", { name: "Télécharger le PDF" }).click();
  await opened;
  await admin.getByRole("button", { name: "Accepter" }).click();
  await admin.getByText("Plus rien n’attend de cette personne.").waitFor();
  await page.reload();
  await page.getByText("Accepté", { exact: true }).waitFor();

  const takeBack = async (name: string, choice: RegExp, why: string) => {
    const decided = admin.getByRole("article", { name: `Diplôme ou titre : ${name}` });
    await decided.getByText(/^Revenir sur l’acceptation/).click();
    await decided.getByRole("radio", { name: choice }).check();
    await decided.getByRole("textbox", { name: /^Motif/ }).fill(why);
    await decided.getByRole("button", { name: "Enregistrer et prévenir" }).click();
    await decided.getByText(why).waitFor();
  };
  const reads = async (name: string, status: string, why: string) => {
    await page.reload();
    const document = page.getByRole("article", { name: `Diplôme ou titre : ${name}` });
    await document.getByText(status, { exact: true }).waitFor();
    await document.getByText(why).waitFor();
  };
  const foreign = "Ce diplôme est celui d’une autre personne.";
  await takeBack("BEP Jardinier", /^Ne plus l’accepter/, foreign);
  await reads("BEP Jardinier", "Plus accepté", foreign);
  expect((await readMail(product.url, karim.email, /n’est plus accepté/)).text).toContain(foreign);

  const picture = { name: "titre.png", mimeType: "image/png", buffer: photo };
  await send("Titre de paysagiste", picture);
  await admin.reload();
  await admin.getByRole("button", { name: /^Ouvrir le document/ }).click();
  await admin.getByRole("img", { name: "Diplôme ou titre : Titre de paysagiste" }).waitFor();
  await accept();
  await admin.getByText("Plus rien n’attend de cette personne.").waitFor();
  const blurred = "La date de délivrance ne se lit pas.";
  await takeBack("Titre de paysagiste", /^Le demander à nouveau/, blurred);
  await reads("Titre de paysagiste", "À renvoyer", blurred);
  expect((await readMail(product.url, karim.email, /envoyer de nouveau/)).text).toContain(blurred);
  await visit(admin, `${product.url}/admin`);
  await admin.getByText(/^Diplôme ou titre redemandé à Karim/).waitFor();
  await admin.getByText(/^Diplôme ou titre qui n’est plus accepté pour Karim/).waitFor();
  expect([troubles, staff.troubles]).toEqual([[], []]);
  await page.context().close();
  await admin.context().close();
});
