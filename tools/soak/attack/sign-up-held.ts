import type { Attack, Target } from "./attack.ts";
import { visit } from "./visitor.ts";

const addresses = 20;
/** How often a stranger asks for the mail of each address before its owner signs up. */
const asked = 5;

function signUp(email: string): string {
  const person = { email, password: "Bon-jour-2026", prenom: "Léa", nom: "Martin", user_type: "other" };
  return JSON.stringify({ ...person, acceptTerms: true });
}

/** A stranger asks for the verification mail of addresses whose owners are about to sign up. */
export const signUpHeld: Attack = {
  what: "A stranger who asks for the verification mail of an address keeps no one from signing up with it.",
  engines: ["pglite", "postgres"],
  run: async ({ start }: Target) => {
    const served = await start({ RATE_LIMIT: "1000000", RATE_LIMIT_SENSITIVE: "1000000" });
    const statuses = new Map<number, number>();
    for (let number = 0; number < addresses; number += 1) {
      const email = `attendue-${number}@exemple.fr`;
      const stranger = await visit(served);
      for (let time = 0; time < asked; time += 1)
        await stranger.post("/api/auth/resend-verification", JSON.stringify({ email }));
      const owner = await visit(served);
      const { status } = await owner.post("/api/auth/inscription", signUp(email));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    return [
      {
        what: `${addresses} sign-ups, each after a stranger asked ${asked} times for its mail`,
        measured: [...statuses].map(([status, times]) => `${times} × ${status}`).join(", "),
        bound: `${addresses} × 201`,
        held: statuses.get(201) === addresses,
      },
    ];
  },
};
