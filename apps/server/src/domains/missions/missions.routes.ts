import type { missionsContract } from "@jobami/api/missions/contract";
import { type Handlers, RawJson } from "../../platform/http/call.ts";
import type { MissionsService } from "./missions.service.ts";

/** Serves missions. */
export function missionsRoutes(missions: MissionsService): Handlers<typeof missionsContract> {
  return {
    list: async ({ session, query }) => new RawJson(await missions.list("list", session.person.id, query)),
    all: async ({ session, query }) => new RawJson(await missions.list("all", session.person.id, query)),
    matching: async ({ session, query }) => new RawJson(await missions.matching(session.person.id, query)),
    asked: async ({ db, session }) =>
      new RawJson(`{"success":true,"data":${await missions.asking.listed(db, session.person.id)}}`),
    create: async ({ db, session, body }) => ({
      success: true,
      data: await missions.create(db, session.person, body),
    }),
    details: async ({ session, params }) =>
      new RawJson(`{"success":true,"data":${await missions.details(session.person, params.id)}}`),
    edit: async ({ db, session, params, body }) => ({
      success: true,
      data: await missions.edit(db, session.person, params.id, body),
    }),
    versions: async ({ session, params }) => ({
      success: true,
      data: await missions.versions(session.person, params.id),
    }),
    reactions: async ({ session, params }) => ({
      success: true,
      data: await missions.reactions(session.person, params.id),
    }),
    reject: async ({ db, session, params, body }) => ({
      success: true,
      data: await missions.react(db, session.person, params.id, {
        kind: "rejected",
        isOn: body?.isRejected ?? true,
      }),
    }),
    like: async ({ db, session, params, body }) => ({
      success: true,
      data: await missions.react(db, session.person, params.id, {
        kind: "liked",
        isOn: body?.isLiked ?? true,
      }),
    }),
    recommend: async ({ db, session, params, body }) => ({
      success: true,
      data: await missions.react(db, session.person, params.id, {
        kind: "recommended",
        isOn: body?.isRecommended ?? true,
      }),
    }),
    publication: async ({ db, session, params }) => ({
      success: true,
      data: await missions.publication(db, session.person, params.id),
    }),
    asks: async ({ db, session, params }) => ({
      success: true,
      data: await missions.asking.ofMission(db, session.person.id, params.id),
    }),
    see: async ({ db, session, params }) => {
      await missions.asking.see(db, session.person.id, params.id);
      return new RawJson(`{"success":true,"data":${await missions.details(session.person, params.id, db)}}`);
    },
    decline: async ({ db, session, params: { id }, body }) => {
      await missions.asking.decline(db, session.person.id, id, body?.reason ?? null);
      return { success: true, data: { id } };
    },
    open: async ({ db, session, params: { id } }) => {
      await missions.asking.open(db, session.person.id, id);
      return new RawJson(`{"success":true,"data":${await missions.details(session.person, id, db)}}`);
    },
    pictures: async ({ db, session, params: { id } }) => ({
      success: true,
      data: await missions.pictures.list(db, session.person, id),
    }),
    addPicture: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await missions.pictures.add(db, person.id, { ...params, ...body }),
    }),
    describePicture: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await missions.pictures.describe(db, person.id, { ...params, ...body }),
    }),
    movePicture: async ({ db, session: { person }, params, body }) => ({
      success: true,
      data: await missions.pictures.move(db, person.id, { ...params, ...body }),
    }),
    removePicture: async ({ db, session: { person }, params }) => ({
      success: true,
      data: await missions.pictures.remove(db, person.id, params),
    }),
    close: async ({ db, session, params, body }) => ({
      success: true,
      ...(await missions.close(db, session.person, params.id, body.statut)),
    }),
  };
}
