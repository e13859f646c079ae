import { expect, test } from "vitest";
import { runCommand } from "./commands.ts";
import { checkDelivery } from "./delivery.ts";

const key = `v=DKIM1; k=rsa; p=${"A".repeat(392)}`;
const good: Record<string, string[]> = {
  "exemple.fr": ["google-site-verification=x", "v=spf1 include:spf.fournisseur.fr ~all"],
  "s1._domainkey.exemple.fr": [key],
  "_dmarc.exemple.fr": ["v=DMARC1; p=reject; rua=mailto:a@exemple.fr"],
};

/** A DNS: long texts come in parts. */
const dns = (records: Record<string, string[]>) => async (name: string) => {
  const texts = records[name];
  if (texts === undefined) throw Object.assign(new Error(name), { code: "ENOTFOUND" });
  return texts.map((text) => text.match(/.{1,255}/g) ?? []);
};

const config = {
  smtpUrl: undefined,
  mailFrom: "Jobami <bonjour@exemple.fr>",
  mailReturnPath: undefined,
};
/** The line of each subject. */
async function check(records: Record<string, string[]>, selector: string | null = "s1") {
  const { lines } = await checkDelivery(config, selector, dns({ ...good, ...records }));
  return (subject: string) => lines.find((line) => line.includes(`· ${subject}\u00a0:`)) ?? "";
}

test("a domain that is set up well is found to be, and one subject that is not fails the command", async () => {
  const line = await check({});
  for (const subject of ["SPF", "DKIM", "DMARC"]) expect(line(subject)).toMatch(/^OK · /);
  expect(line("SMTP")).toMatch(/^À CORRIGER · /);
  expect((await checkDelivery(config, "s1", dns(good))).isDone).toBe(false);
});

test.each([
  ["SPF", { "exemple.fr": [] }, "aucun enregistrement"],
  ["SPF", { "exemple.fr": ["v=spf1 a -all", "v=spf1 mx -all"] }, "2 enregistrements"],
  ["SPF", { "exemple.fr": ["v=spf1 +all"] }, "n’importe qui"],
  ["SPF", { "exemple.fr": ["v=spf1 all"] }, "n’importe qui"],
  ["SPF", { "exemple.fr": ["v=spf1 mx ?all"] }, "ne finit ni"],
  ["SPF", { "exemple.fr": [`v=spf1 ${"include:a.fr ".repeat(11)}~all`] }, "trop de recherches (11"],
  ["DKIM", { "s1._domainkey.exemple.fr": [] }, "pas de clé"],
  ["DKIM", { "s1._domainkey.exemple.fr": ["v=DKIM1; p="] }, "révoquée"],
  ["DKIM", { "s1._domainkey.exemple.fr": [`v=DKIM1; p=${"A".repeat(90)}`] }, "trop courte"],
  ["DMARC", { "_dmarc.exemple.fr": [] }, "aucun enregistrement"],
  ["DMARC", { "_dmarc.exemple.fr": ["v=DMARC1; p=none"] }, "p=none"],
  ["DMARC", { "_dmarc.exemple.fr": ["v=DMARC1; rua=mailto:a@exemple.fr"] }, "pas de politique"],
] as const)("%s %o", async (subject, records, text) => {
  expect((await check(records as unknown as Record<string, string[]>))(subject)).toContain(text);
});

test("DKIM wants its selector, and a domain below is under the DMARC of the one above", async () => {
  expect((await check({}, null))("DKIM")).toContain("sélecteur");
  const below = { ...config, mailFrom: "a@lettres.exemple.fr" };
  const { lines } = await checkDelivery(below, "s1", dns(good));
  expect(lines.find((line) => line.includes("DMARC"))).toMatch(/^OK/);
});

test("SPF is that of the domain that mails come back to, which has to be the sender's or below it", async () => {
  const spf = { "retours.exemple.fr": ["v=spf1 -all"], "ailleurs.fr": ["v=spf1 -all"] };
  const of = async (mailReturnPath: string) =>
    (await checkDelivery({ ...config, mailReturnPath }, "s1", dns({ ...good, ...spf }))).lines;
  expect((await of("r+*@retours.exemple.fr")).filter((line) => line.startsWith("À"))).toHaveLength(1);
  expect((await of("r@ailleurs.fr")).filter((line) => line.includes("Retours"))).toHaveLength(1);
});

test("a DNS that does not answer is a fault of its own", async () => {
  const broken = async () => {
    throw Object.assign(new Error("x"), { code: "ETIMEOUT" });
  };
  const { lines, isDone } = await checkDelivery(config, "s1", broken);
  expect([isDone, lines.filter((line) => line.includes("ETIMEOUT")).length]).toEqual([false, 3]);
});

test.each([
  [["check", "a b"]],
  [["check", "s1", "x"]],
  [["accept"]],
  [["accept", "nobody"]],
  [["send"]],
  [[]],
])("an order that is none is answered with what there is: %j", async (args) => {
  const { lines, isDone } = await runCommand("delivery", args, {});
  expect([isDone, lines[0]]).toEqual([false, "Usage\u00a0:"]);
});
