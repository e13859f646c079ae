import { connect } from "node:tls";

/** Whoever does not answer within this is not waited for, in ms. */
const answerMs = 3000;

/** When the certificate that an address shows ends; null where none was shown. One that ended, or names another host, is read too. */
export function readCertificateEnd(address: string): Promise<Date | null> {
  const { hostname, port } = new URL(address);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve) => {
    const socket = connect({
      host,
      port: port === "" ? 443 : Number(port),
      ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }),
      rejectUnauthorized: false,
      timeout: answerMs,
    });
    const end = (date: Date | null) => {
      socket.destroy();
      resolve(date);
    };
    socket.once("secureConnect", () => {
      const date = new Date(socket.getPeerCertificate().valid_to);
      end(Number.isNaN(date.getTime()) ? null : date);
    });
    socket.once("error", () => end(null));
    socket.once("timeout", () => end(null));
  });
}
