import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

/** What a mail states, without the form in which lines travel. */
const unquoted = (mail: string) =>
  mail
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_whole, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Starts a mail server that takes every mail and delivers none; its port, all that it received, and how to end it. */
export async function startSmtp(): Promise<{
  port: number;
  received: () => string;
  stop: () => Promise<void>;
}> {
  let received = "";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData(stream, _session, done) {
      text(stream).then((mail) => {
        received += unquoted(mail);
        done();
      }, done);
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    received: () => received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
