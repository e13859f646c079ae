import { storageRoute } from "@jobami/api/files/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { createReads, isPrefetch } from "../../platform/audit/reads.ts";
import { pdf } from "../../platform/files/files.ts";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { FilesService } from "./files.service.ts";

const address = z.object({ id: z.uuid(), variant: z.string().regex(/^[a-z]{1,20}$/) });

/** Nothing of what people send runs, frames or loads anything here, whatever a browser takes it for. */
const policy = "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'";

/** A document is saved, never shown: it would speak with our origin's voice. */
function disposition({ name, type }: { name: string; type: string }): string {
  const kind = type === pdf ? "attachment" : "inline";
  const plain = name.normalize("NFKD").replace(/[^\w .()-]/g, "");
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}

/** What a browser is instructed about storing a file. */
const caching = {
  forever: "public, max-age=31536000, immutable",
  asked: "private, no-cache",
  never: "private, no-store",
} as const;

/** Whether a browser still has a file that it may keep. */
function isKnown(request: FastifyRequest, reply: FastifyReply, variant: string): boolean {
  const etag = `"${variant}"`;
  reply.header("etag", etag);
  return request.headers["if-none-match"] === etag;
}

/**
 * Serves files, always after asking who reads [SESS-28]. What is not for them is not there: the answer does not show which.
 * Staff's look at what is others' is noted before it is sent, and nothing is fetched ahead of it.
 * Public pictures never change under their address; those that can be taken away are asked for each time; everything else is stored by no one.
 */
export function registerStorage(
  app: FastifyInstance,
  platform: Pick<Platform, "audit" | "db" | "files" | "sessions">,
  files: Pick<FilesService, "look">,
): void {
  const reads = createReads(platform);

  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const asked = address.safeParse(request.params);
    if (!asked.success) throw new DomainError("NOT_FOUND");
    const session = await platform.sessions.read(request);
    const person = session?.person ?? null;
    const seen = await files.look(platform.db, asked.data, person?.profil_actif === true ? person : null);
    if (seen === null) throw new DomainError("NOT_FOUND");
    const { file, key, cachePolicy, look } = seen;
    if (look !== null && isPrefetch(request))
      throw new DomainError("SERVICE_UNAVAILABLE", { reason: "prefetch" });
    reply
      .header("content-security-policy", policy)
      .header("x-content-type-options", "nosniff")
      .header("cross-origin-resource-policy", "same-origin")
      .header("cache-control", caching[cachePolicy]);
    if (cachePolicy !== "never" && isKnown(request, reply, asked.data.variant)) return reply.code(304).send();
    const bytes = await platform.files.store.read(key);
    if (bytes === null) throw new DomainError("NOT_FOUND");
    if (look !== null && session !== null) await reads.noteFile(look, file, session, request);
    return reply.type(file.type).header("content-disposition", disposition(file)).send(bytes);
  }

  app.get(storageRoute, { config: { counted: "pages" }, exposeHeadRoute: false }, serve);
}
