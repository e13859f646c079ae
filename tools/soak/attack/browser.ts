import { setTimeout as pause } from "node:timers/promises";
import { authContract } from "../../../packages/api/src/auth/contract.ts";
import type { filesContract } from "../../../packages/api/src/files/contract.ts";
import type { AnswerOf, Endpoint, InputOf } from "../../../packages/api/src/http/contract.ts";
import type { ErrorCode } from "../../../packages/api/src/http/error-codes.ts";
import type { Served } from "../../served.ts";
import { send } from "./visitor.ts";

export const password = "Bon-jour-2026";

/** What a call of the contract came to; `body` is its answer where it went through. */
export interface Asked<E = Endpoint> {
  status: number;
  code: ErrorCode | undefined;
  body: AnswerOf<E>;
}

function filled(path: string, params: Record<string, string> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** A browser: cookies, whatever their path, and the CSRF token among them. */
export class Browser {
  readonly jar = new Map<string, string>();
  readonly #served: Served;
  constructor(served: Served, jar: Iterable<[string, string]> = []) {
    this.#served = served;
    this.jar = new Map(jar);
  }

  copy(): Browser {
    return new Browser(this.#served, this.jar);
  }

  /** The same browser at the product after it was started again. */
  at(served: Served): Browser {
    return new Browser(served, this.jar);
  }

  async call(method: string, target: string, body?: object, more: Record<string, string> = {}) {
    const headers = {
      cookie: [...this.jar].map(([name, value]) => `${name}=${value}`).join("; "),
      "content-type": "application/json",
      "x-xsrf-token": this.jar.get("XSRF-TOKEN") ?? "",
      ...more,
    };
    const bytes = Buffer.isBuffer(body) ? body : JSON.stringify(body);
    const asked = { method, target, headers, ...(bytes === undefined ? {} : { body: bytes }) };
    const { status, body: answerBody, cookies } = await send(this.#served, asked);
    for (const cookie of cookies) {
      const [name = "", value = ""] = (cookie.split(";", 1)[0] ?? "").split("=");
      if (value === "") this.jar.delete(name);
      else this.jar.set(name, value);
    }
    const answer = JSON.parse(answerBody) as { code?: ErrorCode };
    return { status, code: answer.code, cookies, answer };
  }

  /** Makes a call of the contract. */
  async ask<E extends Endpoint>(
    { route }: E,
    input: InputOf<E>,
    headers: Record<string, string> = {},
  ): Promise<Asked<E>> {
    const { params, query, body } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: object;
    };
    const search = query === undefined ? "" : `?${new URLSearchParams(query)}`;
    const target = `${filled(route.path, params)}${search}`;
    const { status, code, answer } = await this.call(route.method, target, body, headers);
    return { status, code, body: answer as AnswerOf<E> };
  }

  /** What a call that has to go through answers. Throws where it is refused. */
  async get<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
    const { status, code, body } = await this.ask(endpoint, input);
    if (status >= 400) throw new Error(`${endpoint.route.path} answered ${status} ${code}.`);
    return body;
  }

  /** Sends a picture for a purpose; answers the file's id. Throws where it is refused. */
  async upload(purpose: string, bytes: Buffer): Promise<string> {
    const target = `/api/files?purpose=${purpose}&name=photo.jpg`;
    const asBytes = { "content-type": "application/octet-stream" };
    const { status, answer } = await this.call("POST", target, bytes, asBytes);
    if (status !== 201) throw new Error(`An upload answered ${status}.`);
    return (answer as AnswerOf<typeof filesContract.upload>).file.id;
  }

  signIn(email: string, word = password) {
    return this.call("POST", "/api/auth/login", { email, password: word });
  }
}

/** A browser of no one. */
export async function visitor(served: Served): Promise<Browser> {
  const browser = new Browser(served);
  await browser.get(authContract.csrf, {});
  return browser;
}

/** What the newest mail to an address that has it contains: the first group of a pattern. */
export async function mailed(served: Served, email: string, pattern: RegExp): Promise<string> {
  for (;;) {
    const { body } = await send(served, { method: "GET", target: `/dev/mailbox.json?to=${email}` });
    for (const { text } of JSON.parse(body) as { text: string }[]) {
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) return found;
    }
    await pause(100);
  }
}

/** A person who signs up, and does nothing else. */
export async function signUp(
  served: Served,
  email: string,
  user_type: "jobbeur" | "other" = "jobbeur",
): Promise<Browser> {
  const browser = await visitor(served);
  const person = { email, password, prenom: "Léa", nom: "Martin", user_type, acceptTerms: true } as const;
  await browser.get(authContract.register, { body: person });
  return browser;
}

/** A new person, signed in, with a proved address. */
export async function join(served: Served, email: string, user_type?: "jobbeur" | "other"): Promise<Browser> {
  const browser = await signUp(served, email, user_type);
  const token = await mailed(served, email, /verify-email\?token=([\w-]+)/);
  await browser.get(authContract.verifyEmail, { body: { token } });
  await browser.get(authContract.login, { body: { email, password } });
  return browser;
}

/** So many people, eight of whom join at a time. */
export async function crowdOf(
  served: Served,
  name: string,
  size: number,
  user_type?: "jobbeur" | "other",
): Promise<Browser[]> {
  const people: Browser[] = [];
  while (people.length < size) {
    const from = people.length;
    const wave = Array.from({ length: Math.min(8, size - from) }, (_, n) =>
      join(served, `${name}-${from + n}@exemple.fr`, user_type),
    );
    people.push(...(await Promise.all(wave)));
  }
  return people;
}
