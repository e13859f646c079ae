/** What was found of one thing that has mails arrive; the text is for the operator. */
export interface MailFinding {
  subject: string;
  isGood: boolean;
  text: string;
}

/** A receiver goes no further (RFC 7208, 4.6.4). */
const mostLookups = 10;

type Resolve = (name: string) => Promise<string[][]>;

/** DKIM keys shorter than this are refused by large providers, in characters of their base64 (1024 bits). */
const leastKeyLength = 200;

/** The domain that a sender writes from: of « Name <a@b> » or « a@b ». */
export function senderDomain(from: string): string {
  const at = from.lastIndexOf("@");
  return at === -1
    ? ""
    : from
        .slice(at + 1)
        .trim()
        .replace(/>$/, "")
        .toLowerCase();
}

/** The texts under a name; none where there is no such name. */
async function textsOf(resolve: Resolve, name: string): Promise<string[]> {
  try {
    return (await resolve(name)).map((parts) => parts.join(""));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  }
}

const good = (subject: string, text: string): MailFinding => ({ subject, isGood: true, text });
const bad = (subject: string, text: string): MailFinding => ({ subject, isGood: false, text });

function judgeSpf(texts: readonly string[]): MailFinding {
  const records = texts.filter((text) => /^v=spf1(?: |$)/i.test(text));
  const [record] = records;
  if (record === undefined)
    return bad(
      "SPF",
      "aucun enregistrement TXT «\u202fv=spf1 …\u202f»\u00a0: ajoutez celui de votre fournisseur d’e-mails.",
    );
  if (records.length > 1)
    return bad(
      "SPF",
      `${records.length} enregistrements «\u202fv=spf1\u202f», ce qui les annule tous\u00a0: réunissez-les en un seul.`,
    );
  if (/(?:^| )\+?all\b/i.test(record))
    return bad(
      "SPF",
      "«\u202f+all\u202f» laisse n’importe qui écrire en votre nom\u00a0: finissez par «\u202f~all\u202f» ou «\u202f-all\u202f».",
    );
  const lookups = record.match(/(?:^| )[-+~?]?(?:include:|redirect=|exists:|a\b|mx\b|ptr\b)/gi) ?? [];
  if (lookups.length > mostLookups)
    return bad(
      "SPF",
      `trop de recherches (${lookups.length}, dix au plus)\u00a0: retirez ce qui n’envoie plus en votre nom.`,
    );
  return /(?: |^)[-~]all\b|redirect=/i.test(record)
    ? good("SPF", record)
    : bad("SPF", "l’enregistrement ne finit ni par «\u202f~all\u202f» ni par «\u202f-all\u202f».");
}

function judgeDkim(name: string, texts: readonly string[]): MailFinding {
  const key = /(?:^|;)\s*p=([^;]*)/i.exec(texts.find((text) => /(?:^|;)\s*p=/i.test(text)) ?? "")?.[1];
  if (key === undefined)
    return bad("DKIM", `pas de clé sous ${name}\u00a0: publiez celle de votre fournisseur d’e-mails.`);
  const length = key.replace(/\s/g, "").length;
  if (length === 0) return bad("DKIM", `la clé sous ${name} est révoquée (p= vide).`);
  const isEd25519 = texts.some((text) => /k=ed25519/i.test(text));
  return isEd25519 || length >= leastKeyLength
    ? good("DKIM", `une clé est publiée sous ${name}.`)
    : bad("DKIM", `la clé sous ${name} est trop courte\u00a0: 1024 bits au moins, mieux 2048.`);
}

function judgeDmarc(texts: readonly string[]): MailFinding {
  const record = texts.find((text) => /^v=DMARC1\s*;/i.test(text));
  if (record === undefined)
    return bad(
      "DMARC",
      "aucun enregistrement\u00a0: commencez par TXT _dmarc «\u202fv=DMARC1; p=none; rua=mailto:…\u202f».",
    );
  const policy = /(?:^|;)\s*p=\s*(none|quarantine|reject)/i.exec(record)?.[1]?.toLowerCase();
  if (policy === undefined) return bad("DMARC", "l’enregistrement n’a pas de politique (p=).");
  return policy === "none"
    ? bad(
        "DMARC",
        "p=none ne protège personne\u00a0: passez à quarantine, puis à reject, quand les rapports sont bons.",
      )
    : good("DMARC", record);
}

/** A domain without a record of its own is under that of the domains above it. */
async function dmarcTexts(resolve: Resolve, domain: string): Promise<string[]> {
  const labels = domain.split(".");
  for (let from = 0; from <= labels.length - 2; from += 1) {
    const texts = await textsOf(resolve, `_dmarc.${labels.slice(from).join(".")}`);
    if (texts.length > 0) return texts;
  }
  return [];
}

/** Checks what the DNS says of a sender. What cannot be asked is a fault of its own. */
export async function checkSender({
  domain,
  returnDomain,
  selector,
  resolve,
}: {
  domain: string;
  /** Whose SPF receivers ask for; the sender's own domain where nothing else is set. */
  returnDomain: string;
  /** Under which the provider publishes its key; DKIM is not checked without it. */
  selector: string | null;
  resolve: Resolve;
}): Promise<MailFinding[]> {
  const looked = async (subject: string, look: () => Promise<MailFinding>): Promise<MailFinding> =>
    look().catch((error: NodeJS.ErrnoException) =>
      bad(subject, `le DNS n’a pas répondu (${error.code ?? error.message}).`),
    );
  const key = `${selector}._domainkey.${domain}`;
  const isAligned = returnDomain === domain || returnDomain.endsWith(`.${domain}`);
  return Promise.all([
    ...(isAligned
      ? []
      : [
          bad(
            "Retours",
            `MAIL_RETURN_PATH est de ${returnDomain}\u00a0: prenez ${domain}, sinon SPF ne compte pas pour DMARC.`,
          ),
        ]),
    looked("SPF", async () => judgeSpf(await textsOf(resolve, returnDomain))),
    selector === null
      ? bad("DKIM", "donnez le sélecteur de votre fournisseur\u00a0: npm start -- delivery check SÉLECTEUR.")
      : looked("DKIM", async () => judgeDkim(key, await textsOf(resolve, key))),
    looked("DMARC", async () => judgeDmarc(await dmarcTexts(resolve, domain))),
  ]);
}
