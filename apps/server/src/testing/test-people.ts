import type { Role } from "@jobami/api/http/route";
import { findPerson } from "../domains/users/users.domain.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import { browserOf } from "../platform/sessions/browser.ts";
import { type Person, personIn } from "../platform/sessions/sessions.ts";
import type { TestServer } from "./test-server.ts";

let born = 0;

/** Who a test's person is, where it matters. */
export interface PersonOptions {
  prenom?: string;
  nom?: string;
  userType?: "jobbeur" | "other";
  role?: Role;
  /** Off for a person whose acceptance was never recorded. */
  hasAcceptedTerms?: boolean;
  /** Staff has a second factor, members have none, unless it is stated. */
  hasSecondFactor?: boolean;
}

/** Makes an account with its first Jobi, accepted terms and verified address, without a password that anybody knows. */
export async function makePerson(server: TestServer, options: PersonOptions = {}): Promise<Person> {
  const { platform, domains } = server;
  const { consents, jobi, profiles, users } = domains;
  born += 1;
  const email = `person-${born}@exemple.fr`;
  return inTransaction(platform.db, async (tx) => {
    const account = await users.create(tx, {
      email,
      passwordHash: "none",
      prenom: options.prenom ?? "Camille",
      nom: options.nom ?? "Durand",
      userType: options.userType ?? "other",
      role: options.role ?? "jobutil",
      emailVerifiedAt: new Date(server.clock.now()),
    });
    if (account === null) throw new Error("The address is taken.");
    if (options.hasSecondFactor ?? account.role !== "jobutil") await users.setTwoFactor(tx, account.id, true);
    await jobi.grant(tx, account.id, "inscription");
    await profiles.name(tx, account);
    if (options.hasAcceptedTerms !== false) await consents.acceptTermsAtSignUp(tx, account);
    const person = await findPerson(tx, account.id);
    if (person === null) throw new Error("The account is gone.");
    return personIn(person, { hasSecondFactor: true });
  });
}

/** Makes a person and a browser in which they are signed in. */
export async function signIn(server: TestServer, options: PersonOptions = {}) {
  return signInAgain(server, await makePerson(server, options));
}

/** Another browser in which a person is signed in. */
export async function signInAgain(
  server: TestServer,
  person: Person,
  { hasSecondFactor = person.two_factor_enabled } = {},
) {
  const client = server.client();
  const grant = await inTransaction(server.platform.db, (tx) =>
    server.platform.sessions.start(tx, person.id, {
      remembered: false,
      browser: browserOf(undefined, undefined),
      hasSecondFactor,
    }),
  );
  client.jar.set("jobami_access", grant.accessToken);
  return { person, call: client.call, client };
}

export type SignedIn = Awaited<ReturnType<typeof signIn>>;
