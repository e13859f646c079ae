import { usersContract } from "@jobami/api/users/contract";
import { profilePhoto } from "@jobami/api/users/routes";
import { defineDomain } from "../../composition/define-domain.ts";
import { filesDomain } from "../files/files.domain.ts";
import { usersRoutes } from "./users.routes.ts";
import { createUsers } from "./users.service.ts";
import { usersTables } from "./users.tables.ts";

export { lastActive, type PeopleFilter, stateOf } from "./users.directory.ts";
export {
  type Account,
  type AccountDraft,
  accountDeactivated,
  emailsTaken,
  everyJobbeur,
  everyJudge,
  everyModerator,
  findPerson,
  hasSecondFactor,
  holdActive,
  isEmpty,
  toSessionUser,
  type Users,
} from "./users.service.ts";

import { lackingFactors } from "./users.directory.ts";
import { usersDuties } from "./users.duties.ts";

/** Who people are, and whether they may act. */
export const usersDomain = defineDomain({
  name: "users",
  create: ({ platform, use }) => createUsers(platform, use(filesDomain)),
  duties: () => usersDuties,
  staffWork: () => [lackingFactors],
  contract: usersContract,
  routes: usersRoutes,
  tables: usersTables,
  ownsFiles: () => [{ purpose: profilePhoto }],
});
