import { filesContract } from "@jobami/api/files/contract";
import { defineDomain } from "../../composition/define-domain.ts";
import { filesErrors } from "./files.errors.ts";
import { filesRoutes } from "./files.routes.ts";
import { createFilesService } from "./files.service.ts";
import { filesTables } from "./files.tables.ts";
import { registerStorage } from "./storage.route.ts";

export { attachAlong, attachWithin, filesAlong, filesJson } from "./files.along.ts";
export type { FilesService } from "./files.service.ts";

/** Files of people. Other domains state what they take files for (`ownsFiles`), then `attach` and `detach` them. */
export const filesDomain = defineDomain({
  name: "files",
  create: ({ platform, all }) => createFilesService({ platform, owners: () => all("ownsFiles") }),
  contract: filesContract,
  errors: filesErrors,
  routes: filesRoutes,
  serve: (app, files, { platform }) => registerStorage(app, platform, files),
  tables: filesTables,
  jobs: (files) => ({
    // A copy of the database may share its files with the one that it was copied from.
    "files.discard": { isOutward: true, run: files.discard },
    "files.sweep": { cron: "37 4 * * *", isOutward: true, run: files.sweep },
  }),
  onLeave: (files) => ({ beforeErasure: files.leave }),
});
