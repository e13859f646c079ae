import type { MissionBody } from "@jobami/api/missions/contract";
import { type Proposal, type ProposeBody, proposalsContract } from "@jobami/api/proposals/contract";
import { postMission } from "../../testing/test-missions.ts";
import type { SignedIn } from "../../testing/test-people.ts";
import type { TestServer } from "../../testing/test-server.ts";

const { accept, propose, reject, withdraw } = proposalsContract;

/** What a jobbeur offers, a second after it was posted, for a mission of a person’s. */
export async function offer(
  server: TestServer,
  by: SignedIn,
  to: SignedIn,
  mission: Partial<MissionBody> = {},
  body: ProposeBody = { amount: 60 },
): Promise<Proposal> {
  const { id } = await postMission(server, to, mission);
  server.clock.advance(1000);
  return (await by.call(propose, { params: { id }, body })).body.data;
}

/** A side answers a proposal. */
export const decide = (
  by: SignedIn,
  call: typeof accept | typeof reject | typeof withdraw,
  proposal: Proposal,
  expectedVersion?: number,
) =>
  by.call(call, {
    params: { id: proposal.mission.id, proposalId: proposal.proposalId },
    body: { expectedVersion },
  });

/** Status and code of a refusal. */
export const refused = ({ status, error }: { status: number; error: { code: string } }) => [
  status,
  error.code,
];
