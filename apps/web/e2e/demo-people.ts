import { newVisitor, readMail } from "./visitor.ts";

/** What everybody of the demo signs in with. */
const demoPassword = "Demo-2026!";

/** Those of the demo who are asked for a mailed code. */
const askedForCode: ReadonlySet<string> = new Set(["ines", "moussa", "anne"]);

const readCodes: string[] = [];

/** The cookies of a person of the demo, by the name in their address, who may be asked for a code. */
export async function demoCookies(url: string, who: string) {
  const email = `${who}@demo.example`;
  const visitor = newVisitor(url);
  await visitor.auth.login({ body: { email, password: demoPassword } });
  if (askedForCode.has(who)) {
    const { text } = await readMail(url, email, /code/i, readCodes);
    readCodes.push(text);
    await visitor.auth.verifyTwoFactor({ body: { code: /\b\d{6}\b/.exec(text)?.[0] ?? "" } });
  }
  return visitor.cookies();
}
