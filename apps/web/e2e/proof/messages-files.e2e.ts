import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { newPerson, signIn, visit } from "../browser.ts";
import { useProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useProduct();

const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = (name: string) => ({ name, mimeType: "image/png", buffer: picture });
const paper = {
  name: "devis.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
};

it("photos and a PDF go along with a message, after a try that failed and one that was taken away, live to the other side and to no one else [MSG-03]", async () => {
  const [mila, tom, sacha] = [newcomer("Mila"), newcomer("Tom", "jobbeur"), newcomer("Sacha")];
  const owner = await join(product.url, mila);
  const jobbeur = await join(product.url, tom);
  await join(product.url, sacha);
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  const { data: conversation } = await messagesClient(jobbeur.api).open({
    body: { proposalId: proposal.proposalId },
  });
  await messagesClient(jobbeur.api).send({
    params: { id: conversation.id },
    body: { client_id: crypto.randomUUID(), text: "Bonjour" },
  });
  const address = `${product.url}/dashboard/messages/${conversation.id}`;

  const phone = await newPerson(product.browser, { viewport: { width: 390, height: 844 } });
  const laptop = await newPerson(product.browser);
  await signIn(phone.page, product.url, tom.email);
  await signIn(laptop.page, product.url, mila.email);
  await visit(phone.page, address);
  await visit(laptop.page, address);

  // Of three files one is refused at first and sent again, one is taken away.
  const { page } = phone;
  await page.getByRole("button", { name: "Joindre des photos ou des PDF" }).click();
  await page.route("**/api/files?*devis*", (route) =>
    route.fulfill({
      status: 422,
      contentType: "application/json",
      body: JSON.stringify({ success: false, code: "FILE_UNREADABLE", message: "Ce fichier ne se lit pas." }),
    }),
  );
  await page
    .getByLabel("Photos et PDF à envoyer")
    .setInputFiles([photo("avant.png"), photo("flou.png"), paper]);
  await page.getByText("Un fichier n’est pas arrivé").waitFor();
  const send = page.getByRole("button", { name: "Envoyer", exact: true });
  expect(await send.isDisabled()).toBe(true);
  await page.unroute("**/api/files?*devis*");
  await page.getByRole("button", { name: "Renvoyer devis.pdf" }).click();
  await page.getByRole("button", { name: "Retirer flou.png" }).click();
  await send.click();

  // They are there at once on the other side, and still after a reload.
  for (const again of [false, true]) {
    if (again) await laptop.page.reload();
    const shownMessage = laptop.page.getByRole("region", { name: "Messages avec Tom D." });
    const image = shownMessage.getByRole("img", { name: /avant\.webp/ });
    await image.waitFor();
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
    expect(await shownMessage.getByRole("img").count()).toBe(1);
  }
  const saved = laptop.page.waitForEvent("download");
  await laptop.page.getByRole("link", { name: "Télécharger devis.pdf" }).click();
  expect((await saved).suggestedFilename()).toBe("devis.pdf");

  // No one else reads, whoever knows the address.
  const link = laptop.page.getByRole("link", { name: /^Photo .*avant\.webp/ });
  const storage = `${product.url}${await link.getAttribute("href")}`;
  expect((await laptop.page.request.get(storage)).status()).toBe(200);
  const other = await newPerson(product.browser);
  expect((await other.page.request.get(storage)).status()).toBe(404);
  await signIn(other.page, product.url, sacha.email);
  expect((await other.page.request.get(storage)).status()).toBe(404);

  // The message goes, and its files with it.
  await page.getByRole("button", { name: /^Supprimer ce message : 2 fichiers/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Supprimer" }).click();
  await link.waitFor({ state: "detached" });
  expect((await laptop.page.request.get(storage)).status()).toBe(404);
  expect([laptop.troubles, phone.troubles.filter((line) => !/422/.test(line))]).toEqual([[], []]);
  for (const one of [page, laptop.page, other.page]) await one.context().close();
});
