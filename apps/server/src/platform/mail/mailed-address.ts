import type { MailedPage } from "@jobami/api/pages/mailed";
import type { Config } from "../../config.ts";

/** The address of a page for the holder of a token, as a mail writes it. */
export function mailedAddress(
  { publicUrl }: Pick<Config, "publicUrl">,
  page: MailedPage,
  token: string,
): string {
  return `${publicUrl}${page}?token=${encodeURIComponent(token)}`;
}
