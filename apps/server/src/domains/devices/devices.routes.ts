import type { devicesContract } from "@jobami/api/devices/contract";
import type { Handlers } from "../../platform/http/call.ts";
import type { Platform } from "../../platform/platform.ts";
import { copy } from "./devices.copy.ts";
import type { Devices } from "./devices.service.ts";

/** Serves where one is signed in, and the end of it. */
export function devicesRoutes(devices: Devices, platform: Platform): Handlers<typeof devicesContract> {
  return {
    list: async ({ session }) => ({
      success: true,
      data: await devices.list(session.person.id, session.id),
    }),
    endOne: async ({ db, params, session }) => {
      await devices.endOne(db, session.person.id, session.id, params.id);
      return { success: true, message: copy.endedOne };
    },
    endOthers: async ({ db, session }) => {
      const ended = await devices.endOthers(db, session.person.id, session.id);
      return { success: true, message: copy.endedOthers(ended), ended };
    },
    disown: async ({ db, body, session, cookies }) => {
      const { resetToken, ended } = await devices.disown(db, body.token);
      // Pressed in the very browser that it is about.
      if (session !== null && ended.includes(session.id)) cookies.push(...platform.cookies.clear());
      return { success: true, message: copy.disowned, resetToken };
    },
  };
}
