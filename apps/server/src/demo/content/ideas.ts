import { serviceCategories } from "@jobami/api/taxonomy";
import { eventsAndOffice } from "./events-and-office.ts";
import type { MissionIdea, MissionIdeas } from "./idea.ts";
import { learningDigitalArts } from "./learning-digital-arts.ts";
import { personalServices } from "./personal-services.ts";
import { transportAndCommunication } from "./transport-and-communication.ts";

const bySubcategory: MissionIdeas = {
  ...personalServices,
  ...eventsAndOffice,
  ...transportAndCommunication,
  ...learningDigitalArts,
};

/** An idea and where it belongs. */
export interface FiledIdea extends MissionIdea {
  category: string;
  subcategory: string;
}

/** Every idea: the first of each subcategory, then the second of each, then the third. */
export const missionIdeas: readonly FiledIdea[] = [0, 1, 2].flatMap((rank) =>
  serviceCategories.flatMap((category) =>
    category.subcategories.flatMap(({ slug }) => {
      const idea = bySubcategory[slug as keyof MissionIdeas][rank];
      return idea === undefined ? [] : [{ ...idea, category: category.slug, subcategory: slug }];
    }),
  ),
);
