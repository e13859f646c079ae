import { previewRoute } from "@jobami/api/previews/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Platform } from "../../platform/platform.ts";
import type { PreviewsService } from "./previews.service.ts";

/** A day: whoever hides a profile is forgotten by those who keep pictures no later. */
const caching = "public, max-age=86400";

/** Serves the pictures of shared links, to the programs of other sites too. */
export function registerPreviews(
  app: FastifyInstance,
  platform: Pick<Platform, "db">,
  previews: Pick<PreviewsService, "read">,
): void {
  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const [path = ""] = request.url.split("?", 1);
    const { etag, jpeg } = await previews.read(platform.db, path);
    reply
      .header("cache-control", caching)
      .header("etag", etag)
      .header("x-content-type-options", "nosniff")
      .header("cross-origin-resource-policy", "cross-origin");
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("image/jpeg").send(await jpeg());
  }

  app.get(previewRoute, { config: { counted: "pages" } }, serve);
}
