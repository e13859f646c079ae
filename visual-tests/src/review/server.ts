import { randomBytes, timingSafeEqual } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { decide, type Stores } from "../decide.ts";
import { readReport } from "../report.ts";
import type { Decision } from "../reviews.ts";
import type { DecisionDraft, Reviewed } from "./contents.ts";
import { reviewPage } from "./page.ts";

/** What the page is served with. */
export interface ReviewSettings {
  stores: Stores;
  /** Who is proposed as the author of decisions. */
  author: string;
  /** Where the stories are served. */
  stories: string;
  /** A free port when none is given. */
  port?: number;
  now: () => Date;
}

/** A served page: its address holds the key that opens it. */
export interface ServedReview {
  url: string;
  close(): Promise<void>;
}

/** A decision about every picture there is fits well in, in bytes. */
const longestBody = 4_000_000;

class Refusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  if (request.headers["content-type"] !== "application/json") throw new Refusal(415);
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > longestBody) throw new Refusal(413);
    parts.push(part);
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString());
  } catch {
    throw new Refusal(400);
  }
}

const isText = (value: unknown, most: number): value is string =>
  typeof value === "string" && value.trim().length <= most;

/** The decision that a body asks for; refuses what is none, one without an author, and a refusal without its reason. */
function draftOf(body: unknown): DecisionDraft {
  const { verdict, by, note, pictures } = (body ?? {}) as Record<keyof DecisionDraft, unknown>;
  if (verdict !== "accepted" && verdict !== "refused" && verdict !== "open") throw new Refusal(400);
  if (!isText(by, 100) || by.trim() === "" || !isText(note, 2_000)) throw new Refusal(400);
  if (verdict === "refused" && note.trim() === "") throw new Refusal(400);
  if (typeof pictures !== "object" || pictures === null) throw new Refusal(400);
  if (!Object.values(pictures).every((hash) => typeof hash === "string")) throw new Refusal(400);
  return { verdict, by: by.trim(), note: note.trim(), pictures: pictures as Record<string, string> };
}

function reviewedOf({ stores, author, stories }: ReviewSettings): Reviewed {
  const report = readReport(stores.report) ?? { compared: 0, toLookAt: [] };
  const decisions: Record<string, Decision> = {};
  for (const { name, hash } of report.toLookAt) {
    const decision = hash === undefined ? undefined : stores.reviews.find(name, hash);
    if (decision !== undefined) decisions[name] = decision;
  }
  return { ...report, decisions, author, stories };
}

function answerJson(response: ServerResponse, body: unknown): void {
  response.setHeader("content-type", "application/json").end(JSON.stringify(body));
}

async function answerPage(response: ServerResponse, settings: ReviewSettings): Promise<void> {
  const nonce = randomBytes(16).toString("base64url");
  const policy = `default-src 'none'; img-src 'self'; connect-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
  response.setHeader("content-security-policy", policy).setHeader("content-type", "text/html; charset=utf-8");
  response.end(await reviewPage(reviewedOf(settings), nonce));
}

/** Only what the report names is read: no path of a request reaches the disk. */
function answerPicture(response: ServerResponse, file: string, { stores }: ReviewSettings): void {
  const isNamed =
    readReport(stores.report)?.toLookAt.some(({ pictures }) => pictures.includes(file)) ?? false;
  const path = join(stores.report, file);
  if (!isNamed || !existsSync(path)) throw new Refusal(404);
  response.setHeader("content-type", "image/png");
  createReadStream(path).pipe(response);
}

async function answerDecision(
  request: IncomingMessage,
  response: ServerResponse,
  settings: ReviewSettings,
): Promise<void> {
  const { verdict, by, note, pictures } = draftOf(await bodyOf(request));
  const decision = verdict === "open" ? undefined : { verdict, by, at: settings.now().toISOString(), note };
  const { outdated } = decide(settings.stores, decision, pictures);
  answerJson(response, { reviewed: reviewedOf(settings), outdated });
}

/**
 * Serves the page of the last report to this machine alone. Whoever has not the key of the printed address sees nothing; a page of
 * another origin, be it another port of this machine or a name that leads here, changes nothing.
 */
export async function serveReview(settings: ReviewSettings): Promise<ServedReview> {
  const key = randomBytes(24).toString("base64url");
  let host = "";

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.headers.host !== host) throw new Refusal(421);
    const [, given = "", ...rest] = new URL(request.url ?? "/", `http://${host}`).pathname.split("/");
    if (!isEqual(given, key)) throw new Refusal(403);
    const path = decodeURIComponent(rest.join("/"));
    if (request.method === "POST" && path === "decisions") {
      if (request.headers.origin !== `http://${host}`) throw new Refusal(403);
      await answerDecision(request, response, settings);
    } else if (request.method !== "GET") throw new Refusal(405);
    else if (path === "") await answerPage(response, settings);
    else answerPicture(response, path, settings);
  }

  const server = createServer((request, response) => {
    response.setHeader("cache-control", "no-store").setHeader("x-content-type-options", "nosniff");
    response
      .setHeader("cross-origin-resource-policy", "same-origin")
      .setHeader("referrer-policy", "no-referrer");
    answer(request, response).catch((error: unknown) => {
      const status = error instanceof Refusal ? error.status : error instanceof URIError ? 400 : 500;
      if (status === 500) console.error(error);
      if (!response.headersSent) response.writeHead(status);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(settings.port ?? 0, "127.0.0.1", resolve);
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The page of pictures has no port.");
  host = `127.0.0.1:${address.port}`;
  return {
    url: `http://${host}/${key}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
