import { maskingContract } from "@jobami/api/masking/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { notificationsDomain } from "../notifications/notifications.domain.ts";
import { maskingRoutes } from "./masking.routes.ts";
import { createMasking } from "./masking.service.ts";
import { maskingTables } from "./masking.tables.ts";

export {
  type MaskedOf,
  type MaskedText,
  type Masking,
  stepContest,
  type WrittenText,
} from "./masking.service.ts";
export { maskJson, readableText, type TextReader } from "./masking.sql.ts";

/** What others read of what people write, until two agree. */
export const maskingDomain = defineDomain({
  name: "masking",
  create: ({ platform, use, all }) =>
    createMasking({
      ...platform,
      notifications: use(notificationsDomain),
      maskables: () => all("maskable"),
    }),
  contract: maskingContract,
  routes: maskingRoutes,
  tables: maskingTables,
});
