import { createReadStream } from "node:fs";
import { portfolioPicture } from "@jobami/api/portfolio/routes";
import { composeDomains } from "../composition/compose-domains.ts";
import { domains } from "../domains.ts";
import { inTransaction } from "../platform/database/transaction.ts";
import type { Platform } from "../platform/platform.ts";
import { demoJobbeurs } from "./accounts.ts";
import { demoWork } from "./content/work.ts";
import { drawingPath } from "./drawings.ts";

/**
 * Has jobbeurs of the demo show work that they have done, by the upload that everybody takes. Ends early once it is aborted; whoever shows
 * something keeps it.
 */
export async function showWork(platform: Platform, signal: AbortSignal): Promise<void> {
  const { services } = composeDomains(domains, platform, { isHistory: true });
  const { files, portfolio, users } = services;
  for (const [place, pieces] of Map.groupBy(demoWork, ({ jobbeur }) => jobbeur)) {
    const account = await users.byEmail(platform.db, demoJobbeurs[place]?.email ?? "");
    if (account === null || (await portfolio.own(platform.db, account.id)).length > 0) continue;
    const upload = async (file: string): Promise<string> => {
      const { id } = await files.upload(
        account.id,
        {
          purpose: portfolioPicture.name,
          name: "dessin-d-exemple.webp",
          body: createReadStream(drawingPath(file)),
          contentLength: undefined,
        },
        async () => undefined,
      );
      return id;
    };
    for (const { title, text, ...drawn } of pieces) {
      if (signal.aborted) return;
      const [before, after] = [await upload(drawn.before), await upload(drawn.after)];
      await inTransaction(platform.db, (tx) => portfolio.add(tx, account.id, { title, text, before, after }));
    }
  }
}
