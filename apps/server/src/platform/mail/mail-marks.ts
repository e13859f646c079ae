import type { ServerSecret } from "../secrets/secrets.ts";

const purpose = "mail sent";
const idLength = 32;
const proofLength = 16;
const marks = new RegExp(`(?<![0-9a-z])[0-9a-f]{${idLength + proofLength}}(?=@)`, "gi");
/** A mail that came back holds one of ours, a few times over. */
const mostMarks = 20;

/**
 * What each mail carries as its Message-ID and, where the settings ask for it, in its return path: its id and a proof that we wrote it.
 * Only whoever handled that mail knows it, so that a report with it is about a mail that was sent.
 */
export function createMailMarks(secret: Pick<ServerSecret, "signLasting" | "signatures">) {
  const proof = (signature: string) =>
    Buffer.from(signature, "base64url").toString("hex").slice(0, proofLength);

  /** The id in a mark; null where the proof is not ours. */
  function idOf(mark: string): string | null {
    const digits = mark.slice(0, idLength).toLowerCase();
    const id = digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
    const given = mark.slice(idLength).toLowerCase();
    return secret.signatures(purpose, id).some((signature) => proof(signature) === given) ? id : null;
  }

  return {
    /** The mark of a mail: the same at each try. */
    of: (id: string): string => id.replaceAll("-", "") + proof(secret.signLasting(purpose, id)),
    /** The ids of our own mails that a text names by their marks. */
    idsIn(text: string): string[] {
      const found = new Set<string>();
      for (const [mark] of text.matchAll(marks)) {
        found.add(mark.toLowerCase());
        if (found.size === mostMarks) break;
      }
      return [...found].map(idOf).filter((id) => id !== null);
    },
  };
}

export type MailMarks = ReturnType<typeof createMailMarks>;
