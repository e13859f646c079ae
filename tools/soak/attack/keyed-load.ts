import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Served } from "../../served.ts";
import { send, type Visitor, visit } from "./visitor.ts";

const password = "Bon-jour-2026";
const person = { password, prenom: "Léa", nom: "Martin", user_type: "jobbeur", acceptTerms: true };
const dayMs = 86_400_000;

/** A change that is repeated under its key until it is acknowledged. `name` is found again in the database. */
interface Change {
  name: string;
  target: string;
  body: object;
}

/** What a load met so far. */
export interface Load {
  /** Names of the missions and addresses that were acknowledged. */
  acknowledged: string[];
  /** How often each status came, `lost` for calls that no one answered. */
  answers: Map<string, number>;
  /** Sends a change once, with a key of its own. */
  once: () => Promise<string>;
  /** Begins no more changes; resolves when those under way are acknowledged. */
  end: () => Promise<void>;
}

async function linkIn(served: Served, email: string): Promise<string> {
  for (;;) {
    const { body } = await send(served, { method: "GET", target: `/dev/mailbox.json?to=${email}` });
    const token = /token=([\w-]+)/.exec((JSON.parse(body) as { text: string }[])[0]?.text ?? "")?.[1];
    if (token !== undefined) return token;
    await pause(100);
  }
}

/** A new person, signed in, with a verified address. */
export async function member(
  served: Served,
  email: string,
  user_type: "jobbeur" | "other" = "jobbeur",
): Promise<Visitor & { id: string }> {
  const visitor = await visit(served);
  await visitor.post("/api/auth/inscription", JSON.stringify({ ...person, email, user_type }));
  await visitor.post("/api/auth/verify-email", JSON.stringify({ token: await linkIn(served, email) }));
  const signedIn = await visit(served, { email, password });
  const { body } = await send(served, {
    method: "GET",
    target: "/api/auth/profil",
    headers: signedIn.headers,
  });
  return { ...signedIn, id: (JSON.parse(body) as { user: { id: string } }).user.id };
}

let made = 0;

/** By turns a mission, in one transaction with its answer, and a sign-up, in several. */
function nextChange(): Change {
  made += 1;
  if (made % 2 === 0) {
    const name = `charge-${made}@exemple.fr`;
    return { name, target: "/api/auth/inscription", body: { ...person, email: name } };
  }
  const name = `Tondre la pelouse ${made}`;
  const date = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
  const place = { category: "jardinage", subcategory: "tonte-de-pelouse", placeCode: "69123" };
  return {
    name,
    target: "/api/missions",
    body: { ...place, title: name, description: "Terrain plat de 300 m².", date, amount: 45.5 },
  };
}

/** Makes changes, `atOnce` at a time, each until it is acknowledged. */
export async function startLoad(served: Served, atOnce: number): Promise<Load> {
  const { headers } = await member(served, "charge@exemple.fr");
  const acknowledged: string[] = [];
  const answers = new Map<string, number>();
  let isEnding = false;

  async function ask({ target, body, name }: Change, key: string): Promise<string> {
    const answer = await send(served, {
      method: "POST",
      target,
      headers: { ...headers, "idempotency-key": key },
      body: JSON.stringify(body),
    }).catch(() => null);
    if (answer?.status === 201) acknowledged.push(name);
    if (answer === null) return "lost";
    if (answer.status === 201) return "201";
    return `${answer.status} ${(JSON.parse(answer.body) as { code: string }).code}`;
  }

  async function work(): Promise<void> {
    while (!isEnding) {
      const change = nextChange();
      const key = randomUUID();
      for (let answered = ""; answered !== "201"; ) {
        answered = await ask(change, key);
        answers.set(answered, (answers.get(answered) ?? 0) + 1);
        if (answered === "lost") return;
        if (answered !== "201") await pause(20);
      }
    }
  }

  const workers = Array.from({ length: atOnce }, work);
  return {
    acknowledged,
    answers,
    once: () => ask(nextChange(), randomUUID()),
    end: async () => {
      isEnding = true;
      await Promise.all(workers);
    },
  };
}
