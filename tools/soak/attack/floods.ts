import { allowanceTable } from "../../../apps/server/src/platform/allowances/allowance-table.ts";
import { dayInFrance } from "../../../packages/api/src/missions/days.ts";
import type { Finding } from "../soak.ts";
import { type Attack, everyEngine } from "./attack.ts";
import { member } from "./keyed-load.ts";
import { visit } from "./visitor.ts";

/** More than anybody does, all at once. */
const waves = 6;
const atOnce = 20;

/** What one flood does, and how much of it may get through. */
export interface Flood {
  what: string;
  most: number;
  send: (number: number) => Promise<{ status: number; body: string }>;
}

/** Sends it all, twenty at once; every refusal is a 429 that states how long to wait. */
export async function flooded({ what, most, send }: Flood): Promise<Finding> {
  const answers: { status: number; body: string }[] = [];
  for (let wave = 0; wave < waves; wave += 1)
    answers.push(...(await Promise.all(Array.from({ length: atOnce }, (_, n) => send(wave * atOnce + n)))));
  const through = answers.filter(({ status }) => status < 400).length;
  const others = answers.filter(({ status }) => status >= 400 && status !== 429);
  const areExplained = answers.every(
    ({ status, body }) => status !== 429 || /(Réessayez|Renvoyez ce formulaire) dans/.test(body),
  );
  return {
    what: `${answers.length} ${what}`,
    measured: `${through} let through, ${others.length} refused otherwise`,
    bound: `${most}, the others told how long to wait`,
    held: through === most && others.length === 0 && areExplained,
  };
}

/** What a person signs up with, as it is sent. */
export const signUpOf = (name: string, more: object = {}) =>
  JSON.stringify({
    email: `${name}@exemple.fr`,
    password: "Bon-jour-2026",
    prenom: "Léa",
    nom: "Martin",
    user_type: "other",
    acceptTerms: true,
    ...more,
  });

/** One person, or one address, does what it may do far too often, twenty at once, on a product as users have it. */
export const floods: Attack = {
  what: "120 missions, comments and sign-ups of one person and one address, twenty at once.",
  engines: everyEngine,
  run: async ({ start }) => {
    const free = { RATE_LIMIT: "1000000", RATE_LIMIT_SENSITIVE: "1000000" };
    const served = await start({ ...free, ALLOWANCES: "{}" });
    const owner = await member(served, "owner@exemple.fr", "other");
    const karim = await member(served, "karim@exemple.fr");
    await owner.post("/api/consentements/terms", "{}");
    const mission = (number: number) =>
      JSON.stringify({
        category: "jardinage",
        subcategory: "tonte-de-pelouse",
        title: `Tondre la pelouse numéro ${number}`,
        description: "Terrain plat de 300 m², tondeuse sur place.",
        placeCode: "69123",
        date: dayInFrance(Date.now() + 7 * 86_400_000),
        amount: 45,
      });
    const first = await owner.post("/api/missions", mission(0));
    const { id } = (JSON.parse(first.body) as { data: { id: string } }).data;
    return [
      await flooded({
        what: "missions of one new person",
        most: allowanceTable.mission.newcomer.minute - 1,
        send: (number) => owner.post("/api/missions", mission(number + 1)),
      }),
      await flooded({
        what: "comments of one new person",
        most: allowanceTable.comment.newcomer.minute,
        send: (number) =>
          karim.post(`/api/missions/${id}/comment`, JSON.stringify({ comment: `Bonjour ${number}` })),
      }),
      await flooded({
        what: "sign-ups from one address",
        // Two people above came from it.
        most: allowanceTable.usualSignUp.network.minute - 2,
        send: async (number) =>
          (await visit(served)).post("/api/auth/inscription", signUpOf(`flood-${number}`)),
      }),
    ];
  },
};
