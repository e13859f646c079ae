import { z } from "zod";

/** What begins the instructions of a task, before its name. */
export const taskMark = "Tâche\u00a0: ";

/** The name of the task that instructions are of. */
export const taskOf = (instructions: string): string =>
  instructions.startsWith(taskMark) ? (instructions.slice(taskMark.length).split(/[.\n]/)[0] ?? "") : "";

const sentence = (text: string): string => {
  const whole = text.replace(/\s+/g, " ").trim();
  const first = `${whole.slice(0, 1).toUpperCase()}${whole.slice(1)}`;
  return /[.!?…]$/.test(first) ? first : `${first}.`;
};
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} et ${parts.at(-1)}`;

const description = z
  .object({ service: z.string(), titre: z.string(), mots: z.string() })
  .transform(({ service, titre, mots }) => ({
    texte: [
      ...(titre.trim() === "" || mots.includes(titre.trim()) ? [] : [sentence(titre)]),
      sentence(mots),
      "",
      `Service recherché\u00a0: ${service}.`,
      "Dans votre proposition, dites-moi quand vous êtes disponible, quel matériel vous apportez et combien de temps il vous faut. Je réponds volontiers à vos questions sur l’accès, les dimensions ou les quantités.",
    ].join("\n"),
  }));

const price = z
  .object({
    unite: z.enum(["mission", "heure"]),
    missions: z.object({
      mediane: z.number(),
    }),
  })
  .transform(({ unite, missions: { mediane } }) => ({
    montant: Math.max(1, Math.round(mediane)),
    // What the price stands on is drawn beside it.
    texte: `Ce prix est celui du milieu${unite === "heure" ? ", de l’heure" : ""}. Montez si le travail est plus long ou plus difficile que d’ordinaire, descendez s’il est simple et sans urgence.`,
  }));

const reply = z
  .object({ note: z.number(), notes: z.array(z.object({ critere: z.string(), note: z.number() })).min(1) })
  .transform(({ note, notes }) => {
    const weakest = notes.reduce((low, one) => (one.note < low.note ? one : low));
    const good = notes.filter((one) => one.note >= 4).map(({ critere }) => critere.toLowerCase());
    if (note >= 4)
      return {
        texte: `Merci d’avoir pris le temps de laisser cet avis\u202f! Je suis heureux que vous ayez apprécié\u00a0: ${listed(good)}. Au plaisir de retravailler ensemble.`,
      };
    return {
      texte: `Merci d’avoir pris le temps de laisser cet avis. Je comprends que tout n’a pas répondu à vos attentes, en particulier sur ce point\u00a0: ${weakest.critere.toLowerCase()}. J’en tiens compte pour la suite, et je reste à votre disposition pour en parler.`,
    };
  });

const fit = z
  .object({
    mission: z.object({ service: z.string() }),
    profil: z.object({
      propose_ce_service: z.boolean(),
      km: z.number().nullable(),
      rayon_km: z.number().nullable(),
      disponible: z.boolean().nullable(),
    }),
  })
  .transform(({ mission, profil: { propose_ce_service, km, rayon_km, disponible } }) => {
    const sentences = [
      propose_ce_service
        ? `Cette mission est un service que vous proposez\u00a0: ${mission.service}.`
        : `Cette mission demande un service qui n’est pas dans votre profil\u00a0: ${mission.service}.`,
      km === null || rayon_km === null
        ? "La distance n’est pas connue."
        : km <= rayon_km
          ? `Elle est à ${km} km de chez vous, dans votre rayon de ${rayon_km} km.`
          : `Elle est à ${km} km de chez vous, au-delà de votre rayon de ${rayon_km} km.`,
      disponible === null
        ? "Votre semaine habituelle ne dit rien de ce jour."
        : disponible
          ? "Votre semaine habituelle vous dit disponible ce jour-là."
          : "Votre semaine habituelle ne vous dit pas disponible ce jour-là.",
    ];
    return { texte: sentences.join(" ") };
  });

const availability = z
  .object({
    demi_journees: z
      .array(z.object({ id: z.int(), jour: z.string(), libre: z.int(), semaines: z.int() }))
      .min(1),
  })
  .transform(({ demi_journees }) => {
    const best = [...demi_journees].sort(
      (one, other) => other.libre / other.semaines - one.libre / one.semaines,
    );
    const chosen = best.slice(0, 3);
    return {
      texte: `D’après vos semaines passées, ces demi-journées seront sans doute libres\u00a0: ${listed(chosen.map(({ jour, libre, semaines }) => `${jour} (libre ${libre} semaines sur ${semaines})`))}.`,
      choix: chosen.map(({ id }) => id),
    };
  });

const test = z.object({}).transform(() => ({ texte: "Bonjour" }));

const tasks = { description, price, reply, fit, availability, test } as const;

/** What the rules answer to a task with its data; null for one that they do not know. */
export function standInAnswer(instructions: string, data: unknown): unknown {
  const name = taskOf(instructions);
  if (!Object.hasOwn(tasks, name)) return null;
  const answered = tasks[name as keyof typeof tasks].safeParse(data);
  return answered.success ? answered.data : null;
}
