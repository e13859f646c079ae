import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { DomainError } from "../http/domain-error.ts";

/** A sender who sends nothing for this long is gone, in ms. */
const silenceMs = 30_000;

/** A body of HTTP, or any other stream. */
type Body = Readable & { setTimeout?: (ms: number, onSilence?: () => void) => unknown };

function announcedBytes(header: string | undefined): number {
  const bytes = Number(header ?? Number.NaN);
  return Number.isSafeInteger(bytes) ? bytes : 0;
}

/**
 * Writes a body to a file as it comes, piece by piece. Throws PAYLOAD_TOO_LARGE as soon as it is known to be too large, and
 * MALFORMED_REQUEST when it ends early or is empty. The body is left open: its answer goes over the same connection.
 */
export async function receiveBody(
  body: Body,
  path: string,
  limits: { mostBytes: number; contentLength?: string | undefined },
): Promise<number> {
  const announced = announcedBytes(limits.contentLength);
  if (announced > limits.mostBytes) throw new DomainError("PAYLOAD_TOO_LARGE");
  body.setTimeout?.(silenceMs, () => body.destroy(new Error("The sender went silent.")));
  const file = await open(path, "wx", 0o600);
  let bytes = 0;
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      bytes += (chunk as Buffer).length;
      if (bytes > limits.mostBytes) throw new DomainError("PAYLOAD_TOO_LARGE");
      await file.write(chunk as Buffer);
    }
  } catch (error) {
    // Whoever went away halfway hears no answer; the log need not call it a fault of ours.
    throw error instanceof DomainError || body.errored === null
      ? error
      : new DomainError("MALFORMED_REQUEST");
  } finally {
    await file.close();
    body.setTimeout?.(0);
  }
  if (bytes === 0 || bytes < announced) throw new DomainError("MALFORMED_REQUEST");
  return bytes;
}
