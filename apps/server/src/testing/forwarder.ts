import { once } from "node:events";
import { type AddressInfo, connect, createServer, Socket } from "node:net";

interface Link {
  near: Socket;
  far: Socket;
  /** How many of the trap's texts went by. */
  seen: number;
}

/** What cuts a connection: texts that go by on it, one after the other, and whether the last of them still arrives. */
interface Trap {
  texts: readonly string[];
  arrives: boolean;
  sprung: () => void;
}

/** A piece of network between a server and what it stands on, which a test can break. */
export interface Forwarder {
  port: number;
  /** An address with this forwarder in the place of the server it names. */
  through(url: string): string;
  /** Leads new connections to another port. */
  leadTo(port: number): void;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Takes connections and what they send, and answers nothing, as a host that has vanished. */
  hold(): void;
  /** Passes everything on again; connections that were held are ended. */
  mend(): Promise<void>;
  /** Ends the connection on which these texts go by, instead of passing the last of them on. Resolves when it happened. */
  cutAt(...texts: string[]): Promise<void>;
  /** Passes the last of these texts on, and ends the connection instead of passing the answer back. */
  loseAnswerTo(...texts: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Starts a forwarder to a port of this machine. */
export async function startForwarder(target: number): Promise<Forwarder> {
  const links = new Set<Link>();
  let leadsTo = target;
  let isHeld = false;
  let trap: Trap | null = null;

  function end(link: Link): void {
    links.delete(link);
    link.near.destroy();
    link.far.destroy();
  }

  function spring(link: Link, { sprung }: Trap): void {
    trap = null;
    end(link);
    sprung();
  }

  function pass(link: Link, bytes: Buffer): void {
    if (isHeld) return;
    if (trap !== null && bytes.includes(trap.texts[link.seen] ?? "")) link.seen += 1;
    if (trap !== null && link.seen === trap.texts.length && !trap.arrives) spring(link, trap);
    else link.far.write(bytes);
  }

  function passBack(link: Link, bytes: Buffer): void {
    if (isHeld) return;
    if (trap !== null && link.seen === trap.texts.length) spring(link, trap);
    else link.near.write(bytes);
  }

  function setTrap(texts: string[], arrives: boolean): Promise<void> {
    for (const link of links) link.seen = 0;
    return new Promise((sprung) => {
      trap = { texts, arrives, sprung };
    });
  }

  const server = createServer((near) => {
    // It came in while the forwarder was being cut.
    if (!server.listening) {
      near.destroy();
      return;
    }
    const link = { near, far: isHeld ? new Socket() : connect(leadsTo, "127.0.0.1"), seen: 0 };
    links.add(link);
    for (const socket of [near, link.far])
      socket
        .on("error", () => end(link))
        .on("close", () => end(link))
        .setNoDelay();
    near.on("data", (bytes) => pass(link, bytes as Buffer));
    link.far.on("data", (bytes) => passBack(link, bytes as Buffer));
  });
  const listen = (port: number) => once(server.listen(port, "127.0.0.1"), "listening");
  await listen(0);
  const { port } = server.address() as AddressInfo;

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, "close") : null;
    server.close();
    for (const link of links) end(link);
    await closed;
  }

  return {
    port,
    through: (url) => Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href,
    leadTo: (other) => {
      leadsTo = other;
    },
    cut,
    hold: () => {
      isHeld = true;
    },
    mend: async () => {
      if (isHeld) for (const link of links) end(link);
      isHeld = false;
      if (!server.listening) await listen(port);
    },
    cutAt: (...texts) => setTrap(texts, false),
    loseAnswerTo: (...texts) => setTrap(texts, true),
    close: cut,
  };
}
