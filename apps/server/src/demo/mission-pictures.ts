import { createReadStream } from "node:fs";
import type { Mission } from "@jobami/api/missions/contract";
import { missionPicture } from "@jobami/api/missions/routes";
import { composeDomains } from "../composition/compose-domains.ts";
import { findPerson } from "../domains/users/users.domain.ts";
import { domains } from "../domains.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { personIn } from "../platform/sessions/sessions.ts";
import { demoRequesters } from "./accounts.ts";
import { drawingPath } from "./drawings.ts";

/** What a drawing shows, and the services whose missions it suits. */
export interface DrawnScene {
  file: string;
  alt: string;
  services: readonly string[];
}

/** What the drawings of missions show, made by `draw-drawings.ts`. */
export const drawnScenes: readonly DrawnScene[] = [
  { file: "haie", alt: "Une haie haute le long d’une clôture", services: ["taille-de-haies"] },
  { file: "pelouse", alt: "Une pelouse haute devant la maison", services: ["tonte-de-pelouse"] },
  { file: "potager", alt: "Trois carrés de terre nue", services: ["potager-et-plantations"] },
  {
    file: "cartons",
    alt: "Cinq cartons empilés dans une entrée",
    services: ["aide-au-demenagement", "transport-de-meubles"],
  },
  { file: "armoire", alt: "Les panneaux d’une armoire, contre le mur", services: ["montage-de-meubles"] },
  { file: "etageres", alt: "Un mur nu, deux étagères posées au sol", services: ["fixations-et-etageres"] },
  {
    file: "fenetres",
    alt: "Deux grandes fenêtres et un seau",
    services: ["nettoyage-de-vitres", "menage-regulier", "remise-en-etat"],
  },
];

/**
 * Has open missions of the demo show what there is to do, by the upload that everybody takes. Ends early once it is aborted; a mission that
 * has pictures keeps them.
 */
export async function showMissionPictures(platform: Platform, signal: AbortSignal): Promise<void> {
  const { services } = composeDomains(domains, platform, { isHistory: true });
  const { files, missions, users } = services;
  const { db } = platform;
  for (const { email } of demoRequesters) {
    const account = await users.byEmail(db, email);
    const found = account === null ? null : await findPerson(db, account.id);
    if (found === null) continue;
    const owner = personIn(found, { hasSecondFactor: true });
    for (const id of await inTransaction(db, (tx) => missions.openOf(tx, owner.id))) {
      const mission = JSON.parse(await missions.details(owner, id)) as Mission;
      const scenes = drawnScenes.filter(({ services: of }) => of.includes(mission.subcategory));
      if (mission.cover) continue;
      for (const scene of scenes) {
        if (signal.aborted) return;
        await files.upload(
          owner.id,
          {
            purpose: missionPicture.name,
            name: "dessin-d-exemple.webp",
            body: createReadStream(drawingPath(scene.file)),
            contentLength: undefined,
          },
          async (tx, { id: file }) => {
            await missions.pictures.add(tx, owner.id, { id, file, alt: scene.alt });
          },
        );
      }
    }
  }
}
