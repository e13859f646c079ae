import { makePicture } from "../../../apps/server/src/testing/test-files.ts";
import { appealsContract } from "../../../packages/api/src/appeals/contract.ts";
import { billingContract } from "../../../packages/api/src/billing/contract.ts";
import { commentsContract } from "../../../packages/api/src/comments/contract.ts";
import { disputesContract } from "../../../packages/api/src/disputes/contract.ts";
import type { ErrorCode } from "../../../packages/api/src/http/error-codes.ts";
import { messagesContract } from "../../../packages/api/src/messages/contract.ts";
import { peopleContract } from "../../../packages/api/src/people/contract.ts";
import { progressContract } from "../../../packages/api/src/progress/contract.ts";
import { reportsContract } from "../../../packages/api/src/reports/contract.ts";
import { subscriptionsContract } from "../../../packages/api/src/subscriptions/contract.ts";
import { verificationContract } from "../../../packages/api/src/verification/contract.ts";
import { verificationPaper } from "../../../packages/api/src/verification/routes.ts";
import type { Served } from "../../served.ts";
import { type Asked, type Browser, join, visitor } from "./browser.ts";
import { agreedMission, inDays, postMission, proposeFor } from "./missions.ts";
import type { Staff } from "./staff.ts";

/** An act that a person may not do, as it is their own affair, and that another person may. */
export interface OwnCase {
  refusal: ErrorCode;
  own: () => Promise<Asked>;
  /** The same by who may; absent where no one may. */
  others?: () => Promise<Asked>;
}

/** Who there is: an administrator and two moderators, and two members. */
export interface People {
  served: Served;
  admin: Staff;
  maud: Staff;
  nora: Staff;
  /** Another administrator. */
  second: Staff;
  lea: Browser;
  karim: Browser;
}

const reasons = "Relu avec soin, en entier.";

/** A comment that was reported, and its case. */
async function reported({ lea, karim, nora }: People, author: Browser, by: Browser = karim) {
  const { id } = await postMission(lea);
  const commentInput = { params: { id }, body: { comment: "Ce client est un menteur." } };
  const { data } = await author.get(commentsContract.post, commentInput);
  const body = { content_type: "comment", content_id: data.id, reason: "C’est une insulte." } as const;
  await by.get(reportsContract.reportContent, { body });
  const { data: cases } = await nora.browser.get(reportsContract.cases, {});
  return cases.find(({ contentId }) => contentId === data.id)?.id ?? "";
}

const decides = ({ browser }: Staff, id: string) =>
  browser.ask(reportsContract.decide, { params: { id }, body: { decision: "remove", reasons } });

async function ownComment(at: People): Promise<OwnCase> {
  const id = await reported(at, at.maud.browser);
  return { refusal: "OWN_CONTENT", own: () => decides(at.maud, id), others: () => decides(at.nora, id) };
}

async function ownReport(at: People): Promise<OwnCase> {
  const id = await reported(at, at.karim, at.maud.browser);
  return { refusal: "OWN_REPORT", own: () => decides(at.maud, id), others: () => decides(at.nora, id) };
}

async function ownDecision(at: People): Promise<OwnCase> {
  const id = await reported(at, at.karim, at.lea);
  await decides(at.maud, id);
  const text = "C’était de l’ironie, relisez la conversation.";
  await at.karim.get(appealsContract.appeal, { params: { id }, body: { words: text } });
  const { data } = await at.nora.browser.get(appealsContract.queue, {});
  const appeal = data.find(({ side }) => side === "author")?.id ?? "";
  const judges = ({ browser }: Staff) =>
    browser.ask(appealsContract.judge, { params: { id: appeal }, body: { decision: "uphold", reasons } });
  return { refusal: "SAME_JUDGE", own: () => judges(at.maud), others: () => judges(at.nora) };
}

async function ownPaper({ admin, second }: People): Promise<OwnCase> {
  const file = await admin.browser.upload(verificationPaper.name, await makePicture());
  const body = { kind: "qualification", file, title: "CAP", expiresOn: null } as const;
  const { data } = await admin.browser.get(verificationContract.submit, { body });
  const id = data.documents[0]?.id ?? "";
  const accepts = ({ browser }: Staff) =>
    browser.ask(verificationContract.decide, { params: { id }, body: { decision: "accept" } });
  return { refusal: "OWN_ACCOUNT", own: () => accepts(admin), others: () => accepts(second) };
}

/** An act of administrators on an account. */
const onAccount =
  (act: (by: Browser, id: string) => Promise<Asked>, isOthers = true) =>
  async ({ admin, second }: People): Promise<OwnCase> => ({
    refusal: "OWN_ACCOUNT",
    own: () => act(admin.browser, admin.id),
    ...(isOthers ? { others: () => act(second.browser, admin.id) } : {}),
  });

const givesOption = (by: Browser, userId: string) =>
  by.ask(subscriptionsContract.setOption, {
    params: { userId, option: "statistiques" },
    body: { value: true, reason: "À sa demande" },
  });
const changesRole = (by: Browser, id: string) =>
  by.ask(peopleContract.setRole, { params: { id }, body: { role: "jobmodo", reason: reasons } });
const warns = (by: Browser, id: string) =>
  by.ask(peopleContract.sanction, { params: { id }, body: { kind: "warning", reason: reasons } });

async function ownDispute({ lea, maud, nora }: People): Promise<OwnCase> {
  // For today: what is agreed for later cannot be done yet.
  const { id } = await agreedMission({ requester: lea, jobbeur: maud.browser }, { date: inDays(0) });
  await maud.browser.get(progressContract.step, { params: { id }, body: { step: "work.done" } });
  const complaint = { reason: "work", words: "La haie est taillée d’un seul côté." } as const;
  const { data } = await lea.get(disputesContract.open, { params: { id }, body: complaint });
  const answer = { act: "say", words: "L’autre côté est chez le voisin." } as const;
  await maud.browser.get(disputesContract.act, { params: { id }, body: answer });
  const params = { id: data.dispute?.id ?? "" };
  const decides = ({ browser }: Staff) =>
    browser.ask(disputesContract.decide, { params, body: { euros: 60, reasons } });
  return { refusal: "FORBIDDEN", own: () => decides(maud), others: () => decides(nora) };
}

async function ownContest({ lea, maud, nora }: People): Promise<OwnCase> {
  const mission = await postMission(lea);
  const proposalId = await proposeFor(maud.browser, mission.id);
  const { data: about } = await maud.browser.get(messagesContract.open, { body: { proposalId } });
  const body = { client_id: crypto.randomUUID(), text: "Référence 06 12 34 56 78" };
  const sent = await maud.browser.get(messagesContract.send, { params: { id: about.id }, body });
  await maud.browser.get(messagesContract.contest, {
    params: { id: about.id, messageId: sent.data.id },
    body: { reason: "C’est la référence d’une pièce." },
  });
  const { data } = await nora.browser.get(messagesContract.contests, {});
  const id = data[0]?.id ?? "";
  const lifts = ({ browser }: Staff) =>
    browser.ask(messagesContract.decideContest, { params: { id }, body: { decision: "lift", reasons } });
  return { refusal: "OWN_CONTENT", own: () => lifts(maud), others: () => lifts(nora) };
}

/** A quote of a person’s that they issued, by the id under which anybody reads it. */
async function quoteOf(by: Browser): Promise<string> {
  const settings = {
    legalName: "Léa Martin EI",
    address: "12 rue des Lices\n49100 Angers",
    siret: "73282932000074",
    vatRegime: "franchise",
    vatNumber: "",
    iban: "",
    paymentDays: 30,
    penalty: "Trois fois le taux d’intérêt légal.",
    prefix: "",
    quoteDays: 15,
    footer: "",
  } as const;
  await by.get(billingContract.saveSettings, { body: settings });
  const { data } = await by.get(billingContract.create, { body: { type: "devis" } });
  const params = { id: data.id };
  const hedge = {
    label: "Haie",
    quantity: 1000,
    unit: "heure",
    unitCents: 2800,
    vat: 0,
    discount: 0,
  } as const;
  const client = { personId: null, name: "Inès Dupont", address: "3 allée des Tilleuls", email: "" };
  const draft = { client, subject: "Haie", note: "", lines: [hedge], days: 15, version: data.version };
  await by.get(billingContract.edit, { params, body: draft });
  return (await by.get(billingContract.issue, { params })).data.publicId ?? "";
}

const accepts = (by: Browser, quoteId: string) =>
  by.ask(billingContract.answer, {
    params: { quoteId },
    body: { answer: "accept", name: "Inès Dupont", agrees: true },
  });

async function ownQuote({ karim, lea }: People): Promise<OwnCase> {
  const quote = await quoteOf(karim);
  return { refusal: "FORBIDDEN", own: () => accepts(karim, quote), others: () => accepts(lea, quote) };
}

async function ownQuoteSignedOut({ served, karim }: People): Promise<OwnCase> {
  const quote = await quoteOf(karim);
  const signedOut = await visitor(served);
  return { refusal: "QUOTE_CLIENT_ONLY", own: () => accepts(signedOut, quote) };
}

/** What each may not judge, by what it is. */
export const ownCases: Readonly<Record<string, (people: People) => Promise<OwnCase>>> = {
  "a report of their own comment": ownComment,
  "a report that they filed": ownReport,
  "an appeal against their own decision": ownDecision,
  "a paper of their own": ownPaper,
  "an option of their own": onAccount(givesOption),
  "a role of their own": onAccount(changesRole, false),
  "a sanction of their own": onAccount(warns, false),
  "a dispute that they are a side of": ownDispute,
  "the filter over a message of their own": ownContest,
  "a quote that they issued": ownQuote,
  "a quote that they issued, signed out": ownQuoteSignedOut,
};

/** Members of the product besides staff. */
export const membersOf = async (served: Served) => ({
  lea: await join(served, "lea@exemple.fr", "other"),
  karim: await join(served, "karim@exemple.fr"),
});
