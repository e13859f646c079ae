import { randomUUID } from "node:crypto";
import { request as askClear } from "node:http";
import { request as askSealed } from "node:https";
import { text } from "node:stream/consumers";

/** What came back. */
export interface Answered {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/** Where a server is asked: over TLS under the name of a site, whose certificate is its own. */
export interface Place {
  port: number;
  site?: { name: string; certificate: string };
}

/** A visitor with cookies, who asks as the pages do. */
export function createCaller({ port, site }: Place) {
  const cookies = new Map<string, string>();

  async function ask(
    path: string,
    {
      method = "GET",
      headers = {},
      body,
    }: { method?: string; headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answered> {
    const options = {
      ...{ host: "127.0.0.1", port, path, method, agent: false as const },
      headers: {
        host: site?.name ?? `127.0.0.1:${port}`,
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...headers,
      },
      ...(site === undefined ? {} : { servername: site.name, ca: site.certificate }),
    };
    return new Promise((resolve, reject) => {
      const asked = (site === undefined ? askClear : askSealed)(options, (answer) => {
        for (const line of answer.headers["set-cookie"] ?? []) {
          const [name = "", value = ""] = (line.split(";", 1)[0] ?? "").split(/=(.*)/s);
          cookies.set(name, value);
        }
        const { statusCode: status = 0, headers: given } = answer;
        text(answer).then((body) => resolve({ status, headers: given, body }), reject);
      });
      asked.on("upgrade", ({ statusCode: status = 0, headers: given }, socket) => {
        socket.destroy();
        resolve({ status, headers: given, body: "" });
      });
      asked.on("error", reject).end(body);
    });
  }

  return {
    ask,
    /** Changes something, as a page does: with the token against forged requests, once. */
    change: async (path: string, body: object): Promise<Answered> => {
      const { csrfToken } = JSON.parse((await ask("/api/auth/csrf")).body) as { csrfToken: string };
      return ask(path, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-xsrf-token": csrfToken,
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify(body),
      });
    },
  };
}
