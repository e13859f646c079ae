import type { PageContext, PageFacts } from "@jobami/api/pages/contract";
import type { FastifyRequest } from "fastify";
import type { RouterContextProvider } from "react-router";
import { createAnonymousFetch } from "../api-fetch.ts";
import type { FormGuard } from "../form-token.ts";
import { addressOf, type WholePage } from "../web-request.ts";
import { type AnonymousVisit, anonymousVisit } from "./anonymous-visit.ts";
import {
  canFill,
  cutAtMarkers,
  drawMarkers,
  fillHoles,
  type HoleTexts,
  type PlainSegments,
} from "./holes.ts";
import type { createPageMemory } from "./page-memory.ts";

/** What a rendering for no one gave. */
export interface RenderedPage {
  status: number;
  headers: readonly (readonly [string, string])[];
  /** Null where the answer has no body. */
  body: PlainSegments | null;
  bytes: number;
  /** Whether others may be given it: a whole page, of which nothing failed and nothing was anybody's. */
  isShared: boolean;
  /** A call set a cookie after all: who asked is to have it with a page of their own. */
  setsCookies: boolean;
}

export type PageMemory = ReturnType<typeof createPageMemory<RenderedPage>>;

/** What draws a page, and what it is drawn by. */
export interface Drawing {
  request: FastifyRequest;
  origin: string;
  facts: Omit<PageFacts, "form">;
  reportsFaults: boolean;
  reportError: (error: unknown) => void;
  createContext: (page: PageContext) => RouterContextProvider;
  render: (request: Request, context: RouterContextProvider) => Promise<Response>;
}

/** Every page holds these: where one is missing, it was written in a way that cannot be filled. */
function hasItsHoles({ holes }: PlainSegments, reportsFaults: boolean): boolean {
  const expected = ["nonce", "csrfToken", "key", ...(reportsFaults ? ["requestId"] : [])] as const;
  return expected.every((name) => holes.includes(name as never));
}

/**
 * Renders a page for no one: of the request it is given the address alone, and markers stand where a person's or a moment's facts
 * would. So nothing of who asked first can be in what others are given.
 */
export async function renderForNoOne(drawing: Drawing, visit: AnonymousVisit): Promise<RenderedPage> {
  const { request, origin, facts, reportsFaults } = drawing;
  const { stem, markers } = drawMarkers();
  let isPlain = true;
  let setsCookies = false;
  const context = drawing.createContext({
    facts: { ...facts, form: { csrfToken: markers.csrfToken, key: markers.key } },
    nonce: markers.nonce,
    requestId: markers.requestId,
    isFormTrusted: false,
    reportsFaults,
    reportError(error) {
      isPlain = false;
      drawing.reportError(error);
    },
    // What is refused may be so for this caller alone, whose calls are counted.
    fetch: createAnonymousFetch(request, ({ status, setCookies }) => {
      isPlain &&= status < 400;
      setsCookies ||= setCookies.length > 0;
    }),
  });
  const cookie = visit.cookies(markers);
  const asked = new Request(addressOf(request, origin), { headers: cookie === "" ? {} : { cookie } });
  const response = await drawing.render(asked, context);
  const headers = [...response.headers];
  const bytes = Buffer.from(await response.arrayBuffer());
  const body = response.body === null ? null : cutAtMarkers(bytes, stem);
  const isDocument =
    response.status === 200 &&
    response.headers.get("content-type")?.startsWith("text/html") === true &&
    headers.every(([name, value]) => name !== "set-cookie" && !value.includes(stem));
  return {
    status: response.status,
    headers,
    body,
    bytes: bytes.length,
    setsCookies,
    isShared: isPlain && !setsCookies && isDocument && body !== null && hasItsHoles(body, reportsFaults),
  };
}

/** The page that anybody would be given, with what is this visitor's in its holes; null where it is to be rendered for them. */
export async function readShared(
  { memory, guard }: { memory?: PageMemory; guard: Pick<FormGuard, "cookies"> },
  { own, drawing }: { own: Omit<HoleTexts, "analyticsDate" | "marketingDate">; drawing: Drawing },
): Promise<WholePage | null> {
  if (memory === undefined) return null;
  const visit = anonymousVisit(drawing.request, { names: guard.cookies.names, ...drawing });
  if (visit === null) return null;
  const texts = { ...own, ...visit.dates };
  if (!canFill(texts)) return null;
  const page = await memory.read(visit.key, () => renderForNoOne(drawing, visit));
  if (page === null || page.setsCookies) return null;
  return { ...page, body: page.body && fillHoles(page.body, texts) };
}
