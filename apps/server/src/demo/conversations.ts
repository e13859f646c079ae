import { randomUUID } from "node:crypto";
import type { MissionStatus } from "@jobami/api/missions/contract";
import type { Proposal } from "@jobami/api/proposals/contract";
import type { DomainServices } from "../domains.ts";
import type { Tx } from "../platform/database/database.ts";
import type { Person } from "../platform/sessions/sessions.ts";
import { type DemoLine, whilePreparing, whileTalking } from "./content/conversations.ts";

const minuteMs = 60_000;

/** Whose newest proposals are talked about. */
interface Talkers {
  requester: Person;
  jobbeur: Person;
}

/** Two conversations of the people whom the sign-in page offers: about a proposal that waits, and about one that was accepted. Neither has seen all. */
export async function writeConversations(
  tx: Tx,
  services: Pick<DomainServices, "messages" | "proposals">,
  { requester, jobbeur }: Talkers,
  time: { now: number; at: (instant: number) => void },
): Promise<void> {
  const newest = async (page: Promise<string>, statut: MissionStatus) =>
    (JSON.parse(await page) as { data: Proposal[] }).data.find(({ mission }) => mission.statut === statut)
      ?.proposalId;
  const first = { page: 1, limit: 20 };
  const talks = [
    {
      proposalId: await newest(
        services.proposals.received(tx, requester.id, { ...first, offer_status: ["en_attente"] }),
        "ouverte",
      ),
      opener: requester,
      lines: whileTalking,
      since: 190,
    },
    {
      proposalId: await newest(
        services.proposals.sent(tx, jobbeur.id, { ...first, offer_status: ["acceptee"] }),
        "en_cours",
      ),
      opener: jobbeur,
      lines: whilePreparing,
      since: 26 * 60,
    },
  ];
  for (const { proposalId, opener, lines, since } of talks)
    if (proposalId !== undefined)
      await write(tx, services.messages, { proposalId, opener, lines }, (minutes) =>
        time.at(time.now - (since - minutes) * minuteMs),
      );
}

async function write(
  tx: Tx,
  messages: DomainServices["messages"],
  talk: { proposalId: string; opener: Person; lines: readonly DemoLine[] },
  at: (minutes: number) => void,
): Promise<void> {
  at(0);
  const { id, otherUser } = await messages.open(tx, talk.opener.id, talk.proposalId);
  for (const { by, after, text, isRead } of talk.lines) {
    at(after);
    const [author, reader] =
      by === "opener" ? [talk.opener.id, otherUser.id] : [otherUser.id, talk.opener.id];
    await messages.send(tx, author, id, { client_id: randomUUID(), text });
    if (isRead) await messages.read(tx, reader, id);
  }
}
