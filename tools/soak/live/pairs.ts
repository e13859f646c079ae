import { messagesContract } from "@jobami/api/messages/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { offer } from "../../../apps/server/src/testing/samples.ts";
import { postMission } from "../../../apps/server/src/testing/test-missions.ts";
import { type SignedIn, signIn } from "../../../apps/server/src/testing/test-people.ts";
import { fill } from "../../filling.ts";

/** A person’s browser: whose it is, and what it sends along with each call. */
export interface Login {
  id: string;
  headers: Record<string, string>;
}

/** Two people with a conversation. */
export interface Pair {
  conversationId: string;
  people: readonly [Login, Login];
}

async function login({ person, client }: SignedIn): Promise<Login> {
  const csrf = await client.csrfToken();
  const cookie = [...client.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  return { id: person.id, headers: { cookie, "x-xsrf-token": csrf, "content-type": "application/json" } };
}

/** Makes pairs who may write to each other. The missions come first: of each one every jobbeur would be notified. */
export function makePairs(url: string, count: number): Promise<Pair[]> {
  return fill(url, async (server) => {
    const posted = [];
    for (let made = 0; made < count; made += 1) {
      const owner = await signIn(server, { prenom: "Léa" });
      posted.push({ owner, mission: await postMission(server, owner) });
    }
    const pairs: Pair[] = [];
    for (const { owner, mission } of posted) {
      const jobbeur = await signIn(server, { prenom: "Karim", userType: "jobbeur" });
      const { body: proposed } = await jobbeur.call(proposalsContract.propose, {
        params: { id: mission.id },
        body: offer,
      });
      const { body: opened } = await jobbeur.call(messagesContract.open, {
        body: { proposalId: proposed.data.proposalId },
      });
      pairs.push({ conversationId: opened.data.id, people: [await login(owner), await login(jobbeur)] });
    }
    return pairs;
  });
}
