import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Served } from "../../served.ts";
import type { Attack, Target } from "./attack.ts";
import { send, visit } from "./visitor.ts";

const rounds = 12;
const atOnce = 6;
/** A mail that was being handed over when its process was killed is handed over again after 2 minutes, in ms. */
const mailPatienceMs = 180_000;

interface SignUp {
  email: string;
  key: string;
}

async function register(
  served: Served,
  headers: Record<string, string>,
  { email, key }: SignUp,
): Promise<string> {
  const body = { email, password: "Bon-jour-2026", prenom: "Léa", nom: "Martin", user_type: "jobbeur" };
  const answer = await send(served, {
    method: "POST",
    target: "/api/auth/inscription",
    headers: { ...headers, "idempotency-key": key },
    body: JSON.stringify({ ...body, acceptTerms: true }),
  });
  return answer.status === 201 ? answer.body : (JSON.parse(answer.body) as { code: string }).code;
}

async function mailsTo(served: Served, email: string): Promise<string[]> {
  const until = performance.now() + mailPatienceMs;
  for (;;) {
    const { body } = await send(served, { method: "GET", target: `/dev/mailbox.json?to=${email}` });
    const subjects = (JSON.parse(body) as { subject: string }[]).map(({ subject }) => subject);
    if (subjects.length > 0 || performance.now() > until) return subjects;
    await pause(250);
  }
}

/** Kills the server while people sign up, and repeats at once what got no answer. */
export const signUpCut: Attack = {
  what: "A sign-up that a kill -9 cut off is repeated at once and happens once.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const free = { RATE_LIMIT: "1000000", RATE_LIMIT_SENSITIVE: "1000000" };
    const outcomes = { answered: 0, cut: 0, repeated: 0, refused: new Map<string, number>() };
    const everybody: SignUp[] = [];
    let served = await start(free);
    const { headers } = await visit(served);
    for (let round = 0; round < rounds; round += 1) {
      const people = Array.from({ length: atOnce }, (_, n) => ({
        email: `coupe-${round}-${n}@exemple.fr`,
        key: randomUUID(),
      }));
      everybody.push(...people);
      const under = people.map((one) => register(served, headers, one).catch(() => null));
      await pause(10 + Math.random() * 190);
      process.kill(served.pid, "SIGKILL");
      const answers = await Promise.all(under);
      await served.stop();
      served = await start(free);
      for (const [n, one] of people.entries()) {
        if (answers[n] !== null) outcomes.answered += 1;
        else outcomes.cut += 1;
        const again = await register(served, headers, one);
        if (again.startsWith("{")) outcomes.repeated += 1;
        else outcomes.refused.set(again, (outcomes.refused.get(again) ?? 0) + 1);
      }
    }
    const mails = new Map<string, number>();
    for (const { email } of everybody) {
      const subjects = (await mailsTo(served, email)).sort().join(" + ");
      mails.set(subjects, (mails.get(subjects) ?? 0) + 1);
    }
    const total = rounds * atOnce;
    const mailCounts = [...mails].map(([subjects, times]) => `${times} × ${subjects || "none"}`).join(", ");
    const refused = [...outcomes.refused].map(([code, times]) => `${times} × ${code}`).join(", ");
    return [
      {
        what: `${total} sign-ups, ${outcomes.cut} cut by ${rounds} kills, repeated at once`,
        measured: `${outcomes.repeated} × 201${refused === "" ? "" : `, ${refused}`}`,
        bound: `${total} × 201`,
        held: outcomes.repeated === total,
      },
      {
        what: "what their addresses were sent",
        measured: mailCounts,
        bound: "one verification mail each",
        held: mails.size === 1 && mails.has("Confirmez votre adresse e-mail"),
      },
    ];
  },
};
