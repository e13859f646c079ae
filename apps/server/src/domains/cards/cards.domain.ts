import { cardsContract } from "@jobami/api/cards/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { cardsErrors } from "./cards.errors.ts";
import { cardsRoutes } from "./cards.routes.ts";
import { createCards } from "./cards.service.ts";
import { cardsTables } from "./cards.tables.ts";

/** The business cards that people make to be known by. */
export const cardsDomain = defineDomain({
  name: "cards",
  create: ({ platform, use }) => createCards({ clock: platform.clock, files: use(filesDomain) }),
  contract: cardsContract,
  errors: cardsErrors,
  routes: cardsRoutes,
  tables: cardsTables,
  ownsFiles: ({ fileOwner }) => [fileOwner],
});
