import { newPerson, type Person } from "./browser.ts";
import { staffCommand } from "./operator.ts";
import type { Product } from "./product.ts";
import { startServer } from "./server.ts";
import { goodPassword, join, newcomer, newVisitor, readMail } from "./visitor.ts";

/** A browser of an administrator, or of a moderator, whom the operator made; the server is started anew. The sign-in itself is watched elsewhere. */
export async function newAdministrator(
  product: Product,
  prenom: string,
  role: "jobpadm" | "jobmodo" = "jobpadm",
): Promise<Person> {
  const { email } = newcomer(prenom);
  const visitor = await join(product.url, newcomer(prenom));
  await visitor.auth.setTwoFactor({ body: { enabled: true, password: goodPassword } });
  await product.server.stop();
  const granted = await staffCommand(product.home, "grant", email, role);
  if (granted.code !== 0) throw new Error(granted.printed);
  product.server = await startServer(product.home);
  const again = newVisitor(product.url);
  await again.auth.login({ body: { email, password: goodPassword } });
  const { text } = await readMail(product.url, email, /code/i);
  await again.auth.verifyTwoFactor({ body: { code: /\b\d{6}\b/.exec(text)?.[0] ?? "" } });
  const person = await newPerson(product.browser);
  await person.page.context().addCookies(again.cookies());
  return person;
}
