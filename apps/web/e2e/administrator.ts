import type { Browser } from "playwright-core";
import { inject } from "vitest";
import type { ProductSettings } from "../../../tools/product-environment.ts";
import { browserOf, type Person } from "./browser.ts";
import { staffCommand } from "./operator.ts";
import type { Product } from "./product.ts";
import { startServer } from "./server.ts";
import { goodPassword, join, newcomer, newVisitor, readMail, type Visitor } from "./visitor.ts";

/** An account with a second factor, to which the operator gives a role while the server is ended; it is started anew, under `settings`. Answers its address. */
export async function makeStaff(
  running: Pick<Product, "home" | "server">,
  prenom: string,
  role: "jobpadm" | "jobmodo",
  settings?: ProductSettings,
): Promise<string> {
  const person = newcomer(prenom);
  const visitor = await join(running.server.url, person);
  await visitor.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
  await running.server.stop();
  const granted = await staffCommand(running.home, "grant", person.email, role);
  if (granted.code !== 0) throw new Error(granted.printed);
  running.server = await startServer(running.home, settings);
  return person.email;
}

/** A person of the staff, signed in by both steps, without a window. */
export async function staffVisitor(url: string, email: string): Promise<Visitor> {
  const visitor = newVisitor(url);
  await visitor.auth.login({ body: { email, password: goodPassword } });
  const { text } = await readMail(url, email, /code/i);
  await visitor.auth.verifyTwoFactor({ body: { code: /\b\d{6}\b/.exec(text)?.[0] ?? "" } });
  return visitor;
}

/** A browser of a person of the staff. The sign-in in two steps itself is watched elsewhere. */
export async function staffBrowser(
  { url, browser }: { url: string; browser: Browser },
  email: string,
): Promise<Person> {
  return browserOf(browser, await staffVisitor(url, email));
}

/** A browser of an administrator, or of a moderator, whom the operator made; the server is started anew. */
export async function newAdministrator(
  product: Product,
  prenom: string,
  role: "jobpadm" | "jobmodo" = "jobpadm",
): Promise<Person> {
  return staffBrowser(product, await makeStaff(product, prenom, role));
}

/** A browser of the administrator of the product that files share, whose first name is Noor. */
export function sharedAdministrator(product: Pick<Product, "url" | "browser">): Promise<Person> {
  return staffBrowser(product, inject("shared").administrator);
}
