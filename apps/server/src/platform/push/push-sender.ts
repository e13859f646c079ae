import { lookup } from "node:dns";
import { request as requestInClear } from "node:http";
import { type RequestOptions, request as requestSecurely } from "node:https";
import type { LookupFunction } from "node:net";
import type { Clock } from "../clock/clock.ts";
import { isInsideAddress, isPushAddress } from "./push-address.ts";
import { type BrowserKeys, sealForBrowser } from "./push-message.ts";
import type { Vapid } from "./vapid.ts";

/** What became of a message: taken, for a browser that is gone for good, or to be tried again. */
export type PushOutcome = "taken" | "gone" | "failed";

/** Where a browser takes messages, and how they are written for it. */
export interface PushTarget extends BrowserKeys {
  endpoint: string;
}

/** How long a push service may stay silent, in ms. */
const silenceMs = 10_000;
/** How long it keeps a message for a browser that is away, in seconds. */
const retentionSeconds = 24 * 3600;
/** It states that the browser unsubscribed or never was. */
const gone: readonly number[] = [404, 410];

class InsideAddress extends Error {
  override readonly name = "InsideAddress";
}

/** Resolves a name and refuses what leads inside: a name may lead elsewhere than when it was given. */
const lookUpOutside: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return answer(error, "", 0);
    const [first] = addresses;
    if (first === undefined || addresses.some(({ address }) => isInsideAddress(address)))
      return answer(new InsideAddress(hostname), "", 0);
    return options.all === true ? answer(null, addresses) : answer(null, first.address, first.family);
  });
};

/** Hands messages to push services: the text is the browser's alone, redirections are not followed, answers are not read. */
export function createPushSender({
  clock,
  vapid,
  allowsLoopback,
}: {
  clock: Clock;
  vapid: Vapid;
  allowsLoopback: boolean;
}) {
  function post(url: URL, body: Buffer, headers: Record<string, string | number>): Promise<number> {
    const isClear = url.protocol === "http:";
    const options: RequestOptions = {
      method: "POST",
      headers,
      timeout: silenceMs,
      signal: AbortSignal.timeout(2 * silenceMs),
      agent: false,
      ...(allowsLoopback ? {} : { lookup: lookUpOutside }),
    };
    return new Promise((resolve, reject) => {
      const call = (isClear ? requestInClear : requestSecurely)(url, options, (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      });
      call.on("timeout", () => call.destroy(new Error("The push service is silent.")));
      call.on("error", reject);
      call.end(body);
    });
  }

  return {
    publicKey: vapid.publicKey,
    /** Whether messages may be sent there. */
    isAddress: (endpoint: string) => isPushAddress(endpoint, allowsLoopback),
    /** Sends text to one browser; `topic` replaces what waits there under the same one. */
    async send({ endpoint, ...keys }: PushTarget, payload: string, topic: string): Promise<PushOutcome> {
      if (!isPushAddress(endpoint, allowsLoopback)) return "gone";
      const url = new URL(endpoint);
      const body = sealForBrowser(keys, payload);
      try {
        const status = await post(url, body, {
          authorization: vapid.authorization(url.origin, clock.now()),
          "content-encoding": "aes128gcm",
          "content-type": "application/octet-stream",
          "content-length": body.length,
          ttl: retentionSeconds,
          urgency: "normal",
          topic,
        });
        if (gone.includes(status)) return "gone";
        return status >= 200 && status < 300 ? "taken" : "failed";
      } catch (error) {
        return error instanceof InsideAddress ? "gone" : "failed";
      }
    },
  };
}
