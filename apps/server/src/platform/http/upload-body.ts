import type { FastifyInstance } from "fastify";

/** The rest of a body that was refused is let in for this long, so that the caller is done and hears why; in ms. */
const graceMs = 3_000;

/** Lets the calls of a scope take bytes and nothing else, unread. Whoever goes on sending what was refused is cut off. */
export function acceptUploads(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/octet-stream", (_request, body, done) => done(null, body));
  scope.addHook("onError", async ({ raw }) => {
    if (raw.complete) return;
    const cut = setTimeout(() => raw.destroy(), graceMs);
    raw.once("close", () => clearTimeout(cut));
    raw.resume();
  });
}
