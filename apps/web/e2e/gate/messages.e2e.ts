import { messagesClient } from "@jobami/api/messages/client";
import { expect, it } from "vitest";
import { browserOf, newPerson, visit } from "../browser.ts";
import { useSharedProduct } from "../product.ts";
import { hedgeMission, join, newcomer } from "../visitor.ts";

const product = useSharedProduct();

it("two sides of a proposal write to each other live, read, and what is hidden shows once they agree [MSG-01, MSG-02, MSG-03, MSG-08, MSG-10, MSG-11, BOT-14, BOT-15, BOT-17, BOT-19, NOTIF-25, NOTIF-35]", async () => {
  const owner = await join(product.url, newcomer("Maud"));
  const jobbeur = await join(product.url, newcomer("Paul", "jobbeur"));
  const { data: mission } = await owner.missions.create({ body: hedgeMission(1) });
  const { data: proposal } = await jobbeur.proposals.propose({
    params: { id: mission.id },
    body: { amount: 80, message: "", paymentMethodType: "euros" },
  });
  await owner.notifications.markAllRead();

  const visitor = await newPerson(product.browser);
  const asked: string[] = [];
  visitor.page.on("request", (request) => asked.push(request.url()));
  await visit(visitor.page, product.url);
  expect(asked.filter((url) => url.includes("/api/messages"))).toEqual([]);
  await visitor.page.context().close();

  const laptop = await browserOf(product.browser, owner);
  const phone = await browserOf(product.browser, jobbeur, { viewport: { width: 390, height: 844 } });
  await visit(laptop.page, `${product.url}/dashboard`);
  const bar = laptop.page.getByRole("navigation", { name: "Accès rapides" });
  await bar.getByRole("link", { name: "Messages", exact: true }).waitFor();

  // The jobbeur opens the conversation from their proposal, and hears what will be hidden.
  await visit(phone.page, `${product.url}/dashboard/missions/${mission.id}`);
  await phone.page.getByRole("button", { name: "Écrire à Maud" }).click();
  await phone.page.waitForURL(/\/dashboard\/messages\/[\w-]+$/);
  const id = new URL(phone.page.url()).pathname.split("/").at(-1) ?? "";
  const field = phone.page.getByRole("textbox", { name: "Votre message à Maud" });
  // On a phone what was written begins where two rows end.
  const thread = phone.page.getByRole("region", { name: "Messages avec Maud D." });
  expect((await thread.boundingBox())?.y).toBeLessThanOrEqual(96);
  await field.fill("Bonjour, mon numéro est le 06 12 34 56 78");
  await phone.page.getByText(/Maud ne verra pas .* numéro de téléphone/).waitFor();
  await phone.page.getByRole("button", { name: "Envoyer" }).click();
  await phone.page.getByText(/Masqué pour Maud jusqu’à l’accord/).waitFor();
  // « Reçu » as soon as the owner's browser has it, which may be at once.
  await phone.page.getByText(/^(Envoyé|Reçu)$/).waitFor();

  // The owner is informed, sees the badge, and reads it under the bell.
  await laptop.page
    .getByRole("status")
    .getByRole("listitem")
    .filter({ hasText: "Message de Paul" })
    .waitFor();
  await bar.getByRole("link", { name: /^Messages\W+1 conversation non lue$/ }).waitFor();
  await laptop.page.getByRole("button", { name: /Notifications, 1 non lue/ }).click();
  const panel = laptop.page.getByRole("dialog", { name: "Notifications" });
  const tokenAsked = laptop.page.waitForRequest("**/api/auth/csrf");
  const marked = laptop.page.waitForRequest(`**/api/messages/${id}/read`);
  await panel.getByText("Bonjour, mon numéro est le •••••").waitFor();
  await panel.getByRole("link", { name: /Message de Paul/ }).click();
  await tokenAsked;
  const headers = await (await marked).allHeaders();
  expect([(await marked).method(), (await marked).postData()]).toEqual(["POST", null]);
  expect([headers["content-type"], headers["x-xsrf-token"]]).toEqual(["application/json", undefined]);
  expect(headers["x-csrf-token"]).toMatch(/.{20,}/);
  await laptop.page.waitForURL(`**/dashboard/messages/${id}`);
  await laptop.page.getByText("Bonjour, mon numéro est le •••••").first().waitFor();
  await laptop.page.getByText("Masqué jusqu’à l’accord : numéro de téléphone.").waitFor();
  await bar.getByRole("link", { name: "Messages", exact: true }).waitFor();
  await phone.page.getByText("Lu", { exact: true }).waitFor();

  // List and conversation stand beside each other; the answer arrives without reloading.
  await laptop.page
    .getByRole("list", { name: "Conversations" })
    .getByRole("link", { name: /Paul/ })
    .waitFor();
  await laptop.page.getByRole("textbox", { name: "Votre message à Paul" }).fill("Merci, à samedi");
  await phone.page.getByText("Maud écrit…").waitFor();
  await laptop.page.keyboard.press("Enter");
  await phone.page
    .getByRole("region", { name: "Messages avec Maud D." })
    .getByText("Merci, à samedi")
    .waitFor();
  await phone.page.getByText("Maud écrit…").waitFor({ state: "detached" });

  // Without a network a message waits, survives a reload, and is there once.
  await phone.page.route("**/api/messages/*/messages", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await field.fill("J’apporte la cisaille");
  await phone.page.getByRole("button", { name: "Envoyer" }).click();
  await phone.page.getByText(/En attente de connexion/).waitFor();
  await phone.page.unroute("**/api/messages/*/messages");
  await phone.page.reload();
  await laptop.page.getByText("J’apporte la cisaille").first().waitFor();
  const { data } = await messagesClient(owner.api).thread({ params: { id } });
  expect(data.messages.map(({ text }) => text)).toEqual([
    "Bonjour, mon numéro est le •••••",
    "Merci, à samedi",
    "J’apporte la cisaille",
  ]);

  // Once they agree, the earlier number shows; a question that stands meanwhile stays.
  await phone.page.getByRole("button", { name: /Supprimer ce message : J’apporte/ }).click();
  const question = phone.page.getByRole("alertdialog");
  await question.waitFor();
  await owner.proposals.accept({
    params: { id: mission.id, proposalId: proposal.proposalId },
    body: {},
  });
  const heard = laptop.page.getByRole("region", { name: "Messages avec Paul D." });
  await heard.getByText("Bonjour, mon numéro est le 06 12 34 56 78").waitFor();

  // One's own message goes for both; the back button closes the conversation; the sound is chosen for a year.
  await question.getByRole("button", { name: "Supprimer" }).click();
  await heard.getByText("J’apporte la cisaille").waitFor({ state: "detached" });
  await visit(laptop.page, `${product.url}/dashboard/messages`);
  await laptop.page.getByRole("link", { name: /Paul/ }).click();
  await laptop.page.waitForURL(`**/dashboard/messages/${id}`);
  await laptop.page.goBack();
  await laptop.page.waitForURL("**/dashboard/messages");
  await laptop.page.getByText("Choisissez une conversation").waitFor();
  await laptop.page.getByRole("switch", { name: /Son à l’arrivée/ }).check();
  await visit(laptop.page, `${product.url}/dashboard/messages`);
  expect(await laptop.page.getByRole("switch", { name: /Son à l’arrivée/ }).isChecked()).toBe(true);
  const stored = await laptop.page.evaluate(() => {
    const { value, until } = JSON.parse(localStorage["jobami:message-sound"]);
    return { value, days: Math.round((until - Date.now()) / 86_400_000) };
  });
  expect(stored).toEqual({ value: true, days: 365 });
  expect([laptop.troubles, phone.troubles]).toEqual([[], []]);
  for (const person of [laptop, phone]) await person.page.context().close();
});
