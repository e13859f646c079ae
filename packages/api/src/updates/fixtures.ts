import type { StaffUpdate } from "./contract.ts";

/** The newest of what was announced. */
export const offersUpdate: StaffUpdate = {
  id: "01930000-0000-7000-8000-00000000f001",
  title: "Les offres partenaires arrivent",
  words:
    "Des jobbeurs d’ici réservent un avantage aux membres. Prenez un code, montrez-le le jour venu : il se valide en un geste.",
  publishedAt: "2026-11-18T09:00:00.000Z",
  told: 412,
};

export const planningUpdate: StaffUpdate = {
  id: "01930000-0000-7000-8000-00000000f002",
  title: "Votre planning sur votre téléphone",
  words:
    "Abonnez votre agenda à votre planning : les heures convenues y apparaissent d’elles-mêmes, et se déplacent avec elles.",
  publishedAt: "2026-11-03T09:00:00.000Z",
  told: 398,
};
