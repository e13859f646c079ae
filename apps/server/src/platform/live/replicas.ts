import type { HeardWhisper } from "@jobami/api/live/whispers";
import { newId } from "../database/ids.ts";
import type { SharedRedis } from "../redis/redis.ts";
import type { Recorded } from "./live.ts";

/** What one process publishes to the others. */
export interface ReplicaMessage {
  /** Events that were committed. */
  committed?: readonly Recorded[];
  /** Sessions that ended. */
  ended?: readonly string[];
  /** What a person connected to another process whispers, and to whom. */
  whispered?: { people: readonly string[]; whisper: HeardWhisper };
  /** A message was lost: the receiver reads the database anew. */
  missed?: true;
}

/** Redis channel on which the processes of one product hear each other. */
const topic = "jobami-live";

/**
 * Passes messages between the processes that serve one database. What is published while Redis is away is lost; `missed` is called
 * when it is back, here and wherever a message did not arrive, since the database holds all of them.
 */
export function createReplicas(
  { commands, subscriber }: SharedRedis,
  receiver: { received: (message: ReplicaMessage) => void; missed: () => void },
) {
  const self = newId();
  let hasLost = false;

  function publish(message: ReplicaMessage): void {
    commands.publish(topic, JSON.stringify({ from: self, ...message })).catch(() => {
      hasLost = true;
    });
  }

  subscriber.on("message", (_topic, text) => {
    const { from, ...message } = JSON.parse(text) as ReplicaMessage & { from: string };
    if (from === self) return;
    if (message.missed === true) receiver.missed();
    else receiver.received(message);
  });
  // Anew after each connection, when every message from now on arrives; the first one may stand already.
  const listen = () => void subscriber.subscribe(topic).then(receiver.missed, () => undefined);
  subscriber.on("ready", listen);
  if (subscriber.status === "ready") listen();
  commands.on("ready", () => {
    if (!hasLost) return;
    hasLost = false;
    publish({ missed: true });
  });
  return { publish };
}
