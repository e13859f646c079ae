import { jobiGrant } from "@jobami/api/jobi/grants";
import type { MissionBody } from "@jobami/api/missions/contract";
import { planningContract } from "@jobami/api/planning/contract";
import { type ProgressBody, progressContract } from "@jobami/api/progress/contract";
import type { ProposeBody } from "@jobami/api/proposals/contract";
import { proposalsContract } from "@jobami/api/proposals/contract";
import { inDays } from "../../testing/test-missions.ts";
import { type SignedIn, signIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";
import { offer } from "../proposals/proposals.fixture.ts";

/** What the end of a person’s first mission earns, in Jobi. */
export const firstEarns = jobiGrant("premiere_mission").amount;

/** A mission that two people agreed on, for the day that it is: what is agreed can be done. */
export async function agreement(
  server: TestServer,
  mission: Partial<MissionBody> = {},
  body: ProposeBody = { amount: 60 },
  between?: { lea: SignedIn; karim: SignedIn },
) {
  const lea = between?.lea ?? (await signIn(server, { prenom: "Léa", nom: "Martin" }));
  const karim =
    between?.karim ?? (await signIn(server, { prenom: "Karim", nom: "Benali", userType: "jobbeur" }));
  const proposal = await offer(server, karim, lea, { date: inDays(server.clock, 0), ...mission }, body);
  const ids = { id: proposal.mission.id, proposalId: proposal.proposalId };
  const { status } = await lea.call(proposalsContract.accept, { params: ids, body: {} });
  if (status !== 200) throw new Error("The proposal was not accepted.");
  server.clock.advance(1000);
  return { lea, karim, id: ids.id, ids };
}

export type Agreed = Awaited<ReturnType<typeof agreement>>;

/** Takes a step a second after whatever came before. */
export function step(server: TestServer, by: SignedIn, id: string, body: ProgressBody) {
  server.clock.advance(1000);
  return by.call(progressContract.step, { params: { id }, body });
}

/** Brings an agreed mission to its end. */
export async function finish(server: TestServer, { lea, karim, id }: Agreed): Promise<void> {
  await step(server, karim, id, { step: "work.done" });
  const { status, error } = await step(server, lea, id, { step: "work.confirmed" });
  if (status !== 200) throw new Error(error.message);
}

/** Agrees on an hour of the day of the mission, at the time of the clocks there, a second after whatever came before. */
export async function agreeOnHour(
  server: TestServer,
  { lea, karim, id }: Agreed,
  from: string,
): Promise<void> {
  const read = async () =>
    (await lea.call(planningContract.hour, { params: { id } })).body.data?.version ?? 0;
  const proposed = { act: "hour.proposed", version: await read(), from, minutes: 60 } as const;
  server.clock.advance(1000);
  await karim.call(planningContract.setHour, { params: { id }, body: proposed });
  const accepted = { act: "hour.accepted", version: await read() } as const;
  const { status, error } = await lea.call(planningContract.setHour, { params: { id }, body: accepted });
  if (status !== 200) throw new Error(error.message);
}
