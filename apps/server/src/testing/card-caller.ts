import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { authContract } from "@jobami/api/auth/contract";
import type { Route } from "@jobami/api/http/route";

/** The server as it can be reached now: it dies and comes back under another address. */
export interface Reached {
  url: () => string;
}

interface Asked {
  key?: string;
  body?: object;
}

/** A person who asks again, under the same key, until they are answered. */
export interface Caller {
  email: string;
  /** Throws where it is refused. */
  call<T>(route: Pick<Route, "method" | "path">, asked?: Asked): Promise<T>;
  /** Pays a checkout on the stand-in's page. */
  pay: (url: string) => Promise<void>;
}

const password = "Bon-jour-2026";

/** The answers of a server that dies, and of one that comes back. */
const isAskedAgain = (status: number, code: string) => status === 503 || code === "IDEMPOTENCY_IN_PROGRESS";

async function answered(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await ask().catch(() => null);
    if (response !== null && response.status < 400) return response;
    if (response !== null) {
      const text = await response.clone().text();
      const code = /"code":"(\w+)"/.exec(text)?.[1] ?? "";
      if (!isAskedAgain(response.status, code)) return response;
    }
    await pause(50);
  }
}

function browser({ url }: Reached) {
  const jar = new Map<string, string>();
  function keep(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split("=");
      if (value === "") jar.delete(name);
      else jar.set(name, value);
    }
  }
  return async function call<T>(
    { method, path }: Pick<Route, "method" | "path">,
    asked: Asked = {},
  ): Promise<T> {
    const key = asked.key ?? randomUUID();
    const response = await answered(() =>
      fetch(`${url()}${path}`, {
        method,
        headers: {
          cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
          "x-xsrf-token": jar.get("XSRF-TOKEN") ?? "",
          "idempotency-key": key,
          ...(asked.body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      }),
    );
    keep(response);
    const answer = await response.text();
    if (response.status >= 400) throw new Error(`${method} ${path} answered ${response.status}: ${answer}`);
    return JSON.parse(answer) as T;
  };
}

/** The key of the newest mail that proves an address. */
async function proofMailed({ url }: Reached, email: string): Promise<string> {
  for (;;) {
    const response = await answered(() => fetch(`${url()}/dev/mailbox.json?to=${email}`));
    const mails = (await response.json()) as { text: string }[];
    const token = mails.flatMap(({ text }) => /verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0];
    if (token !== undefined) return token;
    await pause(50);
  }
}

/** A new person, signed in. */
export async function joined(reached: Reached): Promise<Caller> {
  const call = browser(reached);
  const email = `acheteuse-${randomUUID()}@exemple.fr`;
  const person = { email, password, prenom: "Léa", nom: "Martin", user_type: "other", acceptTerms: true };
  await call(authContract.csrf.route);
  await call(authContract.register.route, { body: person });
  const token = await proofMailed(reached, email);
  await call(authContract.verifyEmail.route, { body: { token } });
  await call(authContract.login.route, { body: { email, password } });
  return {
    email,
    call,
    pay: async (url) => {
      const form = new URLSearchParams({ payer: "1", carte: "accepted" });
      // One that was paid before its answer was lost is over: that is an answer too.
      await answered(() =>
        fetch(`${reached.url()}${new URL(url).pathname}`, { method: "POST", body: form, redirect: "manual" }),
      );
    },
  };
}
