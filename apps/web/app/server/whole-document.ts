import { Writable } from "node:stream";

/** Takes what is rendered in as many pieces as there are, and gives the bytes of all at the end. */
export function wholeDocument(done: (document: Buffer) => void): Writable {
  const pieces: Buffer[] = [];
  return new Writable({
    write(piece: Buffer, _encoding, next) {
      pieces.push(piece);
      next();
    },
    final(next) {
      done(Buffer.concat(pieces));
      next();
    },
  });
}
