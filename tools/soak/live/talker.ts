import { setTimeout as pause } from "node:timers/promises";
import { authRoutes } from "@jobami/api/auth/routes";
import { liveChannel } from "@jobami/api/live/channel";
import type { LiveEvent } from "@jobami/api/live/events";
import { createSocketMachine, socketView } from "@jobami/machines/live/socket";
import { createActor, fromPromise } from "xstate";
import type { Login } from "./pairs.ts";

/** One message on its way, by the instants of `performance.now()`. */
export interface Sent {
  begunAt: number;
  /** When the server reported that it has it; null as long as it did not. */
  acknowledgedAt: number | null;
  heardAt: number | null;
}

/** What a talker met besides answers. */
export interface Troubles {
  /** Calls that were made again because no one answered, or with a 503. */
  repeated: number;
  /** Answers that are none of 201 and 503, by their status. */
  refused: Map<number, number>;
  /** Times that the channel reported that something is missing for good. */
  stale: number;
  /** Times that the person had to ask for another try. */
  asked: number;
}

export const noTroubles = (): Troubles => ({ repeated: 0, refused: new Map(), stale: 0, asked: 0 });

/** Time before what failed is tried again, in ms. */
const againMs = 500;

/** A person with the product's own live channel and an outbox: one message after the other, each until it is acknowledged. */
export async function startTalker(about: {
  login: Login;
  origin: string;
  conversationId: string;
  troubles: Troubles;
  /** Every message on its way, by the name its browser gave it. */
  onItsWay: Map<string, Sent>;
  /** A person’s typing was heard. */
  whispered: () => void;
}) {
  const { login, origin, conversationId, troubles, onItsWay } = about;
  const { headers } = login;
  const heard: number[] = [];
  const waiting: string[] = [];
  let isSending = false;

  async function ask<T>(path: string): Promise<T> {
    const answer = await fetch(`${origin}${path}`, { headers });
    if (!answer.ok) throw Object.assign(new Error(path), { status: answer.status });
    return (await answer.json()) as T;
  }

  function hear({ name, payload }: LiveEvent): void {
    if (name !== "new_message" || payload.conversation_id !== conversationId) return;
    heard.push(payload.message.seq);
    const sent = onItsWay.get(payload.message.client_id);
    if (sent !== undefined && payload.sender_id !== login.id) sent.heardAt ??= performance.now();
  }

  const { user } = await ask<{ user: { live_seq: number } }>(authRoutes.profile.path);
  const machine = createSocketMachine({ now: Date.now }).provide({
    actors: {
      fetchToken: fromPromise(() => ask<{ token: string }>(authRoutes.socketToken.path)),
      channel: liveChannel(origin),
    },
  });
  const actor = createActor(machine, { input: { lastSeq: user.live_seq } });
  actor.on("live.received", ({ event }) => hear(event));
  actor.on("live.whispered", about.whispered);
  actor.on("lists.stale", () => {
    troubles.stale += 1;
  });
  actor.start();

  async function deliver(clientId: string): Promise<void> {
    const body = JSON.stringify({ client_id: clientId, text: "Je peux venir samedi matin." });
    for (;;) {
      const answer = await fetch(`${origin}/api/messages/${conversationId}/messages`, {
        method: "POST",
        headers,
        body,
      }).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      const sent = onItsWay.get(clientId);
      if (answer?.status === 201) {
        if (sent !== undefined) sent.acknowledgedAt = performance.now();
        return;
      }
      if (answer !== null && answer.status !== 503) {
        troubles.refused.set(answer.status, (troubles.refused.get(answer.status) ?? 0) + 1);
        return;
      }
      troubles.repeated += 1;
      await pause(againMs);
    }
  }

  async function sendAll(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await deliver(next);
    isSending = false;
  }

  return {
    heard: heard as readonly number[],
    sendMessage(): void {
      const clientId = crypto.randomUUID();
      onItsWay.set(clientId, { begunAt: performance.now(), acknowledgedAt: null, heardAt: null });
      waiting.push(clientId);
      void sendAll();
    },
    whisper: () =>
      actor.send({
        type: "person.whispered",
        whisper: { name: "typing", payload: { conversation_id: conversationId } },
      }),
    isConnected: () => socketView(actor.getSnapshot()).status === "connected",
    /** As a person does who comes back to the page. */
    lookAgain(): void {
      if (socketView(actor.getSnapshot()).status !== "down") return;
      troubles.asked += 1;
      actor.send({ type: "retry.requested" });
    },
    stop: () => void actor.stop(),
  };
}

export type Talker = Awaited<ReturnType<typeof startTalker>>;
