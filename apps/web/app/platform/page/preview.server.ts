import { createHash } from "node:crypto";
import { type PreviewedPage, previewPath } from "@jobami/api/previews/routes";

/** Where the picture of a page is, under another address once what it shows is another: networks keep what they have read. */
export function versionedPreview(page: PreviewedPage, shown: unknown): string {
  const version = createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 8);
  return `${previewPath(page)}?v=${version}`;
}
