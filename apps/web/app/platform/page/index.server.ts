export { versionedPreview } from "./preview.server.ts";
