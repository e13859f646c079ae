import type { planningContract } from "@jobami/api/planning/contract";
import type { Samples } from "../../testing/samples.ts";
import { inDays } from "../../testing/test-missions.ts";
import { signIn } from "../../testing/test-people.ts";
import { agreement } from "../progress/progress.fixture.ts";
import { exceptionBody, exceptionOf } from "./planning.fixture.ts";

/** A call that goes through for every endpoint of this domain. */
export const samples: Samples<typeof planningContract> = {
  read: async (server) => {
    const { karim } = await agreement(server);
    return { client: karim.client, input: { query: { from: "2026-11-20", days: "14" } } };
  },
  asked: async (server) => ({ client: (await signIn(server)).client, input: {} }),
  addException: async (server) => {
    const karim = await signIn(server, { userType: "jobbeur" });
    return { client: karim.client, input: { body: exceptionBody } };
  },
  removeException: async (server) => {
    const karim = await signIn(server, { userType: "jobbeur" });
    const { id } = await exceptionOf(karim);
    return { client: karim.client, input: { params: { id } } };
  },
  feed: async (server) => ({ client: (await signIn(server)).client, input: {} }),
  renewFeed: async (server) => ({ client: (await signIn(server)).client, input: {} }),
  dropFeed: async (server) => ({ client: (await signIn(server)).client, input: {} }),
  hour: async (server) => {
    const { lea, id } = await agreement(server);
    return { client: lea.client, input: { params: { id } } };
  },
  ways: async (server) => {
    const { karim, id } = await agreement(server);
    const query = { day: "2026-11-30", from: "09:30", minutes: "90" };
    return { client: karim.client, input: { params: { id }, query } };
  },
  setHour: async (server) => {
    const { karim, id } = await agreement(server, { date: inDays(server.clock, 1) });
    return {
      client: karim.client,
      input: { params: { id }, body: { act: "hour.proposed", version: 0, from: "09:30", minutes: 90 } },
    };
  },
};
