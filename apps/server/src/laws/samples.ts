import { accountContract } from "@jobami/api/account/contract";
import { authContract } from "@jobami/api/auth/contract";
import { consentsContract } from "@jobami/api/consents/contract";
import { newsletterContract } from "@jobami/api/newsletter/contract";
import { notificationsContract } from "@jobami/api/notifications/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { inTransaction } from "../platform/database/transaction.ts";
import { goodPassword, lea, logIn, mailedCode, mailedToken, signUp } from "../testing/test-accounts.ts";
import type { TestClient } from "../testing/test-client.ts";
import { missionInput, postMission } from "../testing/test-missions.ts";
import { type CastOptions, signIn } from "../testing/test-people.ts";
import type { TestServer } from "../testing/test-server.ts";

/** A call that goes through: who makes it, and with what. */
export interface Sample {
  client: TestClient;
  input: { params?: Record<string, string>; query?: Record<string, string>; body?: Record<string, unknown> };
}

type Arrange = (server: TestServer) => Promise<Sample>;

const newPassword = "Nouveau-2027";
const offer = { amount: 40, message: "Disponible samedi.", paymentMethodType: "euros", jobiAmount: 0 };

/** A browser without a session. */
const visitor =
  (input: Sample["input"] = {}): Arrange =>
  async (server) => ({ client: server.client(), input });

/** Somebody signed in. */
const somebody =
  (input: Sample["input"] = {}, options: CastOptions = {}): Arrange =>
  async (server) => ({ client: (await signIn(server, options)).client, input });

/** Somebody who signed up and in with a password. */
async function member(server: TestServer): Promise<TestClient> {
  const client = server.client();
  await signUp(server, client);
  await logIn(client);
  return client;
}

async function waitingForCode(server: TestServer): Promise<TestClient> {
  const client = await member(server);
  await client.call(authContract.setTwoFactor, { body: { enabled: true, password: goodPassword } });
  await client.call(authContract.logout);
  await logIn(client);
  return client;
}

async function resetToken(server: TestServer): Promise<{ client: TestClient; token: string }> {
  const client = server.client();
  await signUp(server, client);
  await client.call(authContract.forgotPassword, { body: { email: lea.email } });
  return { client, token: await mailedToken(server, lea.email) };
}

/** Somebody who asked for the deletion of their account, and the link of the mail. */
async function leaving(server: TestServer): Promise<{ client: TestClient; token: string }> {
  const client = await member(server);
  await client.call(accountContract.askDeletion, { body: { password: goodPassword } });
  return { client, token: await mailedToken(server, lea.email) };
}

const signedNames = { firstName: "Camille", lastName: "Durand" };

/** Somebody who gave a consent. */
const consenting =
  (give: typeof consentsContract.giveAi | typeof consentsContract.giveTerms): Arrange =>
  async (server) => {
    const { client } = await signIn(server);
    await client.call(give, { body: signedNames });
    return { client, input: {} };
  };

/** A browser that asked for the newsletter and holds the link of the mail. */
async function newsletterAsked(server: TestServer) {
  const client = server.client();
  await client.call(newsletterContract.subscribe, { body: { email: lea.email } });
  return { client, token: await mailedToken(server, lea.email) };
}

/** Somebody with a line in the inbox. */
const aboutLine =
  (body?: Record<string, unknown>): Arrange =>
  async (server) => {
    const { owner } = await negotiation(server);
    const { body: inbox } = await owner.call(notificationsContract.list);
    const params = { id: inbox.data[0]?.id ?? "" };
    return { client: owner.client, input: body === undefined ? { params } : { params, body } };
  };

/** An open mission with one proposal on it, and both sides. */
async function negotiation(server: TestServer) {
  const owner = await signIn(server, { prenom: "Léa" });
  const jobbeur = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
  const mission = await postMission(server, owner);
  const { body } = await jobbeur.call(proposalsContract.propose, { params: { id: mission.id }, body: offer });
  return { owner, jobbeur, id: mission.id, proposalId: body.data.proposalId };
}

type Negotiation = Awaited<ReturnType<typeof negotiation>>;

const negotiating =
  (choose: (about: Negotiation) => Sample): Arrange =>
  async (server) =>
    choose(await negotiation(server));

const both = ({ id, proposalId }: Negotiation) => ({ id, proposalId });

/** A call that goes through for every endpoint of the contract; a test fails when one is missing. */
export const samples: Readonly<Record<string, Arrange>> = {
  "account.standing": somebody(),
  "account.exportData": somebody(),
  "account.pause": async (server) => ({ client: await member(server), input: {} }),
  "account.askDeletion": async (server) => ({
    client: await member(server),
    input: { body: { password: goodPassword, reason: "no_use" } },
  }),
  "account.cancelDeletion": async (server) => ({ client: (await leaving(server)).client, input: {} }),
  "account.lookAtDeletion": async (server) => {
    const { client, token } = await leaving(server);
    return { client, input: { body: { token } } };
  },
  "account.confirmDeletion": async (server) => {
    const { client, token } = await leaving(server);
    return { client, input: { body: { token } } };
  },
  "account.finishDeletion": async (server) => {
    const { client, token } = await leaving(server);
    await client.call(accountContract.confirmDeletion, { body: { token } });
    return { client, input: { body: { token, password: goodPassword } } };
  },
  "auth.csrf": visitor(),
  "auth.register": visitor({ body: { ...lea } }),
  "auth.verifyEmail": async (server) => {
    const client = server.client();
    await client.call(authContract.register, { body: lea });
    return { client, input: { body: { token: await mailedToken(server, lea.email) } } };
  },
  "auth.resendVerification": visitor({ body: { email: lea.email } }),
  "auth.login": async (server) => {
    const client = server.client();
    await signUp(server, client);
    return { client, input: { body: { email: lea.email, password: goodPassword, rememberMe: true } } };
  },
  "auth.verifyTwoFactor": async (server) => {
    const client = await waitingForCode(server);
    return { client, input: { body: { code: await mailedCode(server, lea.email) } } };
  },
  "auth.resendTwoFactor": async (server) => {
    const client = await waitingForCode(server);
    server.clock.advance(60_000);
    return { client, input: {} };
  },
  "auth.setTwoFactor": async (server) => ({
    client: await member(server),
    input: { body: { enabled: true, password: goodPassword } },
  }),
  "auth.refresh": async (server) => ({ client: await member(server), input: {} }),
  "auth.logout": async (server) => ({ client: await member(server), input: {} }),
  "auth.profile": somebody(),
  "auth.updateProfile": somebody({ body: { prenom: "Zoë", nom: "D’Arc", user_type: "jobbeur" } }),
  "auth.verifyProfile": async (server) => {
    const { client, person } = await signIn(server);
    return { client, input: { body: { userId: person.id } } };
  },
  "auth.socketToken": somebody(),
  "auth.forgotPassword": visitor({ body: { email: lea.email } }),
  "auth.validateResetToken": async (server) => {
    const { client, token } = await resetToken(server);
    return { client, input: { body: { token } } };
  },
  "auth.resetPassword": async (server) => {
    const { client, token } = await resetToken(server);
    return { client, input: { body: { token, password: newPassword } } };
  },
  "auth.updatePassword": async (server) => ({
    client: await member(server),
    input: { body: { currentPassword: goodPassword, newPassword } },
  }),
  "consents.giveAi": somebody({ body: signedNames }),
  "consents.aiStatus": somebody(),
  "consents.revokeAi": consenting(consentsContract.giveAi),
  "consents.giveTerms": somebody({ body: { ...signedNames, cgvVersion: "1.0", cguVersion: "1.0" } }),
  "consents.termsStatus": somebody(),
  "consents.revokeTerms": consenting(consentsContract.giveTerms),
  "health.health": visitor(),
  "health.openapi": visitor(),
  "jobi.balance": somebody(),
  "mail.sendSuspension": async (server) => {
    const { person } = await signIn(server);
    await inTransaction(server.platform.db, (tx) =>
      server.domains.users.life.suspend(tx, person.id, { by: "staff", hours: null, reason: "Faux profil" }),
    );
    return { client: server.client(), input: { body: { email: person.email, reason: "Faux profil" } } };
  },
  "newsletter.subscribe": visitor({ body: { email: lea.email } }),
  "newsletter.verify": async (server) => {
    const { client, token } = await newsletterAsked(server);
    return { client, input: { body: { token } } };
  },
  "newsletter.unsubscribe": async (server) => {
    const { client, token } = await newsletterAsked(server);
    await client.call(newsletterContract.verify, { body: { token } });
    return { client, input: { body: { token: await mailedToken(server, lea.email) } } };
  },
  "missions.list": somebody({
    query: { page: "1", limit: "10", categories: "jardinage", search: "pelouse", is_urgent: "false" },
  }),
  "missions.all": somebody({ query: { status: "ouverte,terminee", owner: "true", sort_by: "date" } }),
  "missions.create": async (server) => ({
    client: (await signIn(server)).client,
    input: { body: { ...missionInput(server, { postalCode: "69003" }) } },
  }),
  "missions.details": negotiating(({ owner, id }) => ({ client: owner.client, input: { params: { id } } })),
  "missions.close": negotiating(({ owner, id }) => ({
    client: owner.client,
    input: { params: { id }, body: { statut: "annulee" } },
  })),
  "notifications.list": somebody({
    query: {
      page: "1",
      unread: "true",
      search: "mission",
      around: "01930000-0000-7000-8000-0000000000c1",
    },
  }),
  "notifications.unreadCount": somebody(),
  "notifications.markAllRead": negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  "notifications.archiveAll": negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  "notifications.removeAll": negotiating(({ owner }) => ({ client: owner.client, input: {} })),
  "notifications.toggleRead": aboutLine({ is_read: true }),
  "notifications.archive": aboutLine({ is_archived: true }),
  "notifications.remove": aboutLine(),
  "places.search": visitor({ query: { q: "Lyon", limit: "5" } }),
  "proposals.propose": async (server) => {
    const mission = await postMission(server, await signIn(server));
    const { client } = await signIn(server, { userType: "jobbeur" });
    return { client, input: { params: { id: mission.id }, body: offer } };
  },
  "proposals.ownerCounter": negotiating(({ owner, id, proposalId }) => ({
    client: owner.client,
    input: { params: { id }, body: { ...offer, proposalId, expectedVersion: 1 } },
  })),
  "proposals.jobbeurCounter": async (server) => {
    const { owner, jobbeur, id, proposalId } = await negotiation(server);
    const input = { params: { id }, body: { ...offer, proposalId } };
    await owner.call(proposalsContract.ownerCounter, input);
    return { client: jobbeur.client, input: { ...input, body: { ...input.body, amount: 42 } } };
  },
  "proposals.accept": negotiating((about) => ({
    client: about.owner.client,
    input: { params: both(about), body: { expectedVersion: 1 } },
  })),
  "proposals.reject": negotiating((about) => ({
    client: about.owner.client,
    input: { params: both(about), body: { expectedVersion: 1 } },
  })),
  "proposals.withdraw": negotiating((about) => ({
    client: about.jobbeur.client,
    input: { params: both(about), body: { expectedVersion: 1 } },
  })),
  "proposals.ofMission": negotiating(({ owner, id }) => ({
    client: owner.client,
    input: { params: { id } },
  })),
  "proposals.own": negotiating(({ jobbeur, id }) => ({ client: jobbeur.client, input: { params: { id } } })),
  "proposals.sent": somebody({ query: { page: "1", limit: "10", offer_status: "en_attente" } }),
  "proposals.received": somebody({ query: { page: "1", limit: "10", offer_status: "en_attente" } }),
  "proposals.one": negotiating((about) => ({ client: about.owner.client, input: { params: both(about) } })),
  "users.activity": somebody(),
  "users.profile": somebody(),
  "users.updateSeoPreferences": somebody({ body: { seo_indexable: true } }),
  "users.seoPromotionStats": somebody(),
  "users.seoPromotionShown": somebody({ body: { trigger: "onboarding" } }),
};
