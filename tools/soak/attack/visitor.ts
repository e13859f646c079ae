import { request } from "node:http";
import type { Served } from "../../served.ts";

/** What came back. */
export interface Answer {
  status: number;
  body: string;
}

/** One request with its target sent as it is written: no HTTP client would keep `/%61pi` or two slashes. */
export function send(
  { url }: Served,
  asked: { method: string; target: string; headers?: Record<string, string>; body?: string | Buffer },
): Promise<Answer & { cookies: readonly string[] }> {
  const { hostname, port } = new URL(url);
  const { method, target, headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path: target, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          cookies: response.headers["set-cookie"] ?? [],
        }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A person with cookies and a CSRF token. */
export interface Visitor {
  headers: Record<string, string>;
  post: (target: string, body: string) => Promise<Answer>;
}

/** A visitor, signed in when an account is given. */
export async function visit(served: Served, account?: { email: string; password: string }): Promise<Visitor> {
  const jar = new Map<string, string>();
  const headers: Record<string, string> = { "content-type": "application/json" };
  const keep = (cookies: readonly string[]) => {
    for (const cookie of cookies) {
      const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split("=");
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
    headers.cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
  };
  const takeToken = async () => {
    const { body, cookies } = await send(served, { method: "GET", target: "/api/auth/csrf", headers });
    keep(cookies);
    headers["x-xsrf-token"] = (JSON.parse(body) as { csrfToken: string }).csrfToken;
  };
  const post = (target: string, body: string) => send(served, { method: "POST", target, headers, body });
  await takeToken();
  if (account !== undefined) {
    const answer = await send(served, {
      method: "POST",
      target: "/api/auth/login",
      headers,
      body: JSON.stringify(account),
    });
    if (answer.status !== 200) throw new Error(`The sign-in answered ${answer.status}: ${answer.body}`);
    keep(answer.cookies);
    await takeToken();
  }
  return { headers, post };
}
