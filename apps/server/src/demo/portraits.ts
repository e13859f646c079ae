import { createReadStream } from "node:fs";
import { join } from "node:path";
import { profilePhoto } from "@jobami/api/users/routes";
import { composeDomains } from "../composition/compose-domains.ts";
import { domains } from "../domains.ts";
import type { Platform } from "../platform/platform.ts";
import { portrayed } from "./accounts.ts";

/** Where the portrait of a name stands. */
export const portraitPath = (file: string) => join(import.meta.dirname, "portraits", `${file}.webp`);

/**
 * Has people of the demo show the portrait that was drawn for them, by the upload that everybody takes. Ends early once it is aborted;
 * whoever has a photo keeps it.
 */
export async function hangPortraits(platform: Platform, signal: AbortSignal): Promise<void> {
  const { services } = composeDomains(domains, platform, { isHistory: true });
  for (const { email, file } of portrayed) {
    if (signal.aborted) return;
    const account = await services.users.byEmail(platform.db, email);
    if (account === null || account.photoFileId !== null) continue;
    await services.files.upload(
      account.id,
      {
        purpose: profilePhoto.name,
        name: "portrait-d-exemple.webp",
        body: createReadStream(portraitPath(file)),
        contentLength: undefined,
      },
      async (tx, { id }) => {
        await services.users.setPhoto(tx, account.id, id);
      },
    );
  }
}
