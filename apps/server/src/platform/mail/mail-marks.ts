import type { ServerSecret } from "../secrets/secrets.ts";

const purpose = "outgoing";
const idLength = 32;
const proofLength = 16;
const markLength = idLength + proofLength;
const isHex = /^[0-9a-f]+$/;
/** A mail that came back holds one of ours, a few times over. */
const mostMarks = 20;

/** The parts of an id, between its hyphens. */
const idParts = [0, 8, 12, 16, 20, idLength];

/**
 * What each mail carries as its Message-ID and, where the settings ask for it, in its return path: its id and a proof that we wrote it.
 * Only whoever handled that mail knows it, so that a report with it is about a mail that was sent.
 */
export function createMailMarks(secret: Pick<ServerSecret, "signLasting" | "signatures">) {
  const proof = (signature: string) =>
    Buffer.from(signature, "base64url").toString("hex").slice(0, proofLength);

  /** The id in a mark; null where the proof is not ours. */
  function idOf(mark: string): string | null {
    const id = idParts
      .slice(1)
      .map((end, part) => mark.slice(idParts[part], end))
      .join("-");
    const given = mark.slice(idLength);
    return secret.signatures(purpose, id).some((signature) => proof(signature) === given) ? id : null;
  }

  return {
    /** The mark of a mail: the same at each try. */
    of: (id: string): string => id.replaceAll("-", "") + proof(secret.signLasting(purpose, id)),
    /** The ids of our own mails that a text names by their marks, each before an @. */
    idsIn(text: string): string[] {
      const found = new Set<string>();
      for (const before of text.split("@").slice(0, -1)) {
        const mark = before.slice(-markLength).toLowerCase();
        if (mark.length === markLength && isHex.test(mark)) found.add(mark);
        if (found.size === mostMarks) break;
      }
      return [...found].map(idOf).filter((id) => id !== null);
    },
  };
}
