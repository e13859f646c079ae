import { agendaRoute } from "@jobami/api/planning/routes";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { DomainError } from "../../platform/http/domain-error.ts";
import type { Platform } from "../../platform/platform.ts";
import type { Feeds } from "./feeds.service.ts";

const params = z.object({ name: z.string().regex(/^[\w-]{43}\.ics$/) });

/** Serves plannings to other calendars, which bring no session: the secret in the address is all there is, and no one keeps the answer. */
export function registerAgenda(
  app: FastifyInstance,
  platform: Pick<Platform, "db">,
  feeds: Pick<Feeds, "agenda">,
): void {
  async function serve(request: FastifyRequest, reply: FastifyReply) {
    const asked = params.safeParse(request.params);
    if (!asked.success) throw new DomainError("NOT_FOUND");
    const text = await feeds.agenda(platform.db, asked.data.name.slice(0, -".ics".length));
    if (text === null) throw new DomainError("NOT_FOUND");
    return reply
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff")
      .header("x-robots-tag", "noindex")
      .header("content-disposition", 'inline; filename="planning.ics"')
      .type("text/calendar; charset=utf-8")
      .send(text);
  }

  app.get(agendaRoute, { config: { counted: "general" }, exposeHeadRoute: false }, serve);
}
