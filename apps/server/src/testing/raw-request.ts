import { connect } from "node:net";

/** What came back over a connection until it was closed or a whole answer stood there. */
export interface RawReply {
  /** Null when nothing came back. */
  status: number | null;
  text: string;
}

const answered = /^HTTP\/1\.\d (\d{3})/;

/** Sends bytes as they are, which no HTTP client would, and reads until the server ends the connection. */
export function rawRequest(port: number, text: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    let received = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(text));
    socket.setEncoding("latin1");
    socket.on("data", (chunk: string) => {
      received += chunk;
    });
    socket.once("error", reject);
    socket.once("close", () => {
      const status = answered.exec(received)?.[1];
      resolve({ status: status === undefined ? null : Number(status), text: received });
    });
  });
}
