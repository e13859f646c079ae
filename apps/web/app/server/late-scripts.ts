import { Transform } from "node:stream";

/** Where the head ends: what is preloaded stands before it. */
const headEnd = "</head>";
const modulePreload = /(<link rel="modulepreload"[^<>]*?)(\/?>)/g;

/**
 * Lets the scripts of a page come after its styles and fonts: what the server wrote is read before anything runs, and on a slow
 * line whatever travels beside the styles delays the first paint. Takes and gives the bytes of an HTML document, whose head is
 * held until it is whole; what follows it passes as it comes.
 */
export function lateScripts(): Transform {
  let head: Buffer | undefined = Buffer.alloc(0);
  // One character a byte: no character is cut where two pieces meet, and each comes out as it went in.
  const rewritten = (bytes: Buffer) =>
    Buffer.from(bytes.toString("latin1").replace(modulePreload, '$1 fetchpriority="low"$2'), "latin1");
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      if (head === undefined) return done(null, piece);
      head = Buffer.concat([head, piece]);
      const end = head.indexOf(headEnd);
      if (end === -1) return done();
      const whole = Buffer.concat([rewritten(head.subarray(0, end)), head.subarray(end)]);
      head = undefined;
      done(null, whole);
    },
    flush(done) {
      done(null, head === undefined ? undefined : rewritten(head));
    },
  });
}
