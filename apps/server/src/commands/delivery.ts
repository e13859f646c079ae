import { resolveTxt } from "node:dns/promises";
import { type Config, ConfigError, readConfig } from "../config.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { chooseTransport } from "../platform/mail/choose-transport.ts";
import { checkSender, type MailFinding, senderDomain } from "../platform/mail/sender-checks.ts";
import { type CommandResult, onDatabase, stopped } from "./on-database.ts";

const usage: CommandResult = {
  isDone: false,
  lines: [
    "Usage\u00a0:",
    "  npm start -- delivery check [SÉLECTEUR]   (serveur SMTP, SPF, DKIM et DMARC du domaine de MAIL_FROM)",
    "  npm start -- delivery accept ADRESSE      (écrire de nouveau à une adresse dont un e-mail est revenu)",
  ],
};

type Order = { act: "check"; selector: string | null } | { act: "accept"; address: string };

function readOrder([act, word, ...others]: readonly string[]): Order | null {
  if (others.length > 0) return null;
  if (act === "check" && (word === undefined || /^[\w.-]{1,63}$/.test(word)))
    return { act, selector: word ?? null };
  return act === "accept" && word?.includes("@") === true ? { act, address: word } : null;
}

const lineOf = ({ subject, isGood, text }: MailFinding) =>
  `${isGood ? "OK" : "À CORRIGER"} · ${subject}\u00a0: ${text}`;

/** Checks all that has mails arrive: done where nothing is to be corrected. */
export async function checkDelivery(
  config: Pick<Config, "smtpUrl" | "mailFrom" | "mailReturnPath">,
  selector: string | null,
  resolve: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<CommandResult> {
  const { check, close } = await chooseTransport(config);
  const smtp: MailFinding =
    check === undefined
      ? { subject: "SMTP", isGood: false, text: "SMTP_URL n’est pas défini\u202f; rien ne part." }
      : await check().then(
          () => ({ subject: "SMTP", isGood: true, text: "le serveur répond et nous laisse entrer." }),
          (error: Error) => ({ subject: "SMTP", isGood: false, text: error.message }),
        );
  close();
  const domain = senderDomain(config.mailFrom);
  const returnDomain = senderDomain(config.mailReturnPath ?? config.mailFrom);
  const findings = [smtp, ...(await checkSender({ domain, returnDomain, selector, resolve }))];
  return {
    isDone: findings.every(({ isGood }) => isGood),
    lines: [`Domaine de l’expéditeur\u00a0: ${domain}`, ...findings.map(lineOf)],
  };
}

/** `npm start -- delivery …`: checks how mails leave, and takes an address back that refused them. */
export async function deliveryCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<CommandResult> {
  const order = readOrder(args);
  if (order === null) return usage;
  if (order.act === "check") {
    try {
      return await checkDelivery(readConfig(environment), order.selector);
    } catch (error) {
      if (error instanceof ConfigError) return stopped(error.message);
      throw error;
    }
  }
  return onDatabase(environment, async ({ domains, database }) =>
    (await inTransaction(database.db, (tx) => domains["email-change"].accept(tx, order.address)))
      ? { isDone: true, lines: ["Cette adresse recevra de nouveau des e-mails. C’est noté dans le journal."] }
      : stopped("Aucun e-mail n’est revenu de cette adresse\u00a0: rien n’a changé."),
  );
}
