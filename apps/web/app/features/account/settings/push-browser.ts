import { ApiError } from "@jobami/api/http/errors";
import { useSyncExternalStore } from "react";
import { registerWorker } from "../../../platform/start-up/index.ts";
import { pushCopy as copy } from "./copy.ts";

/** Its worker speaks for the whole site. */
const scope = "/";

/** Whether this browser can be notified: it cannot, its owner refused, or it may be asked. */
export type PushPlace = "unknown" | "denied" | "ready";

function here(): PushPlace {
  const isKnown = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;
  if (!isKnown) return "unknown";
  return Notification.permission === "denied" ? "denied" : "ready";
}

const never = () => () => {};

/** Whether this browser can be notified; null before scripts have come. */
export const usePushPlace = (): PushPlace | null => useSyncExternalStore(never, here, () => null);

const refusal = (message: string) => new ApiError(0, "UNEXPECTED", message);

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  try {
    await registerWorker();
    const registration = await navigator.serviceWorker.ready;
    // One under another key of the server is of no use any more.
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
  } catch {
    throw refusal(copy.failed);
  }
}

/** Asks whether this browser may show what it is sent, and where it can be written to. Rejects with a message when it does not. */
export async function subscribeHere(
  publicKey: string,
): Promise<{ endpoint: string; p256dh: string; auth: string }> {
  if ((await Notification.requestPermission()) !== "granted") throw refusal(copy.refused);
  const { endpoint, keys } = (await subscribe(publicKey)).toJSON();
  return { endpoint: endpoint ?? "", p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}

/** Has this browser forget that it is notified. */
export async function unsubscribeHere(): Promise<void> {
  await (await subscriptionHere())?.unsubscribe();
}

/** The digest of this browser's address, as the server makes it; null where it has none. */
export async function markHere(): Promise<string | null> {
  if (here() === "unknown") return null;
  const endpoint = (await subscriptionHere())?.endpoint;
  if (endpoint === undefined) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  const letters = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
