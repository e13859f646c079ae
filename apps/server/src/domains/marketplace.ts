import type { FastifyInstance } from "fastify";
import type { Platform } from "../platform/platform.ts";
import { createConsents } from "./consents/consents.service.ts";
import { registerJobi } from "./jobi/jobi.routes.ts";
import { createJobiService } from "./jobi/jobi.service.ts";
import { createMissionsRepository } from "./missions/missions.repository.ts";
import { registerMissions } from "./missions/missions.routes.ts";
import { createMissionsService } from "./missions/missions.service.ts";
import { createMissionStanding } from "./missions/standing.service.ts";
import { registerNotifications } from "./notifications/notifications.routes.ts";
import { createNotificationsService } from "./notifications/notifications.service.ts";
import { readGazetteer } from "./places/gazetteer.ts";
import { registerPlaces } from "./places/places.routes.ts";
import { createPlacesService, type PlacesService } from "./places/places.service.ts";
import { createProposalEndings } from "./proposals/endings.service.ts";
import { registerProposals } from "./proposals/proposals.routes.ts";
import { createProposalsService } from "./proposals/proposals.service.ts";

let places: PlacesService | undefined;

/** The gazetteer never changes while the process lives: it is read once, however many servers a test builds. */
function knownPlaces(): PlacesService {
  places ??= createPlacesService(readGazetteer());
  return places;
}

/** Builds the services of missions, proposals, notifications, Jobi and places over a platform (or a part of one with its own clock). */
export function createMarketplace(
  platform: Pick<Platform, "db" | "clock"> & { live: Pick<Platform["live"], "record"> },
) {
  const { db, clock, live } = platform;
  const jobi = createJobiService({ clock });
  const notifications = createNotificationsService({ clock, live });
  const repository = createMissionsRepository(db);
  const standing = createMissionStanding({ clock, live, missions: repository });
  const endings = createProposalEndings({ clock, live });
  const missions = createMissionsService({
    db,
    clock,
    live,
    missions: repository,
    standing,
    endings,
    places: knownPlaces(),
    consents: createConsents({ clock }),
    jobi,
    notifications,
  });
  const proposals = createProposalsService({ clock, live, standing, endings, notifications });
  return { jobi, notifications, missions, proposals, places: knownPlaces() };
}

export type Marketplace = ReturnType<typeof createMarketplace>;

/** Serves the marketplace and keeps its deadlines: missions expire within minutes after their day. */
export function registerMarketplace(
  app: FastifyInstance,
  platform: Platform,
  marketplace: Marketplace,
): void {
  const { jobi, notifications, missions, proposals, places: search } = marketplace;
  registerPlaces(app, platform, search);
  registerJobi(app, platform, jobi);
  registerNotifications(app, platform, notifications);
  registerMissions(app, platform, missions);
  registerProposals(app, platform, { proposals, missions });
  platform.jobs.every("missions.expire", "*/5 * * * *", async () => {
    while ((await missions.expire()) > 0);
  });
}
