import { delay, HttpResponse, http, type RequestHandler } from "msw";
import { type AnswerOf, declaredErrors, type Endpoint } from "../http/contract.ts";
import { type ErrorBody, type ErrorCode, errorStatus } from "../http/error-codes.ts";
import { domainMocks } from "./domains.ts";

/** Without an answer the next handler is asked. */
type Handle = (request: Request) => Response | undefined | Promise<Response | undefined>;

function onCall(endpoint: Endpoint, handle: Handle, options: { once?: boolean } = {}): RequestHandler {
  const method = endpoint.route.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  return http[method](`*${endpoint.route.path}`, ({ request }) => handle(request), options);
}

/** Answers a call with a lawful answer; one that breaks the contract throws at once. `asked`: only calls whose query states it; `once`: the next call is answered by the handler after this one. */
export function mockAnswer<E extends Endpoint>(
  endpoint: E,
  answer: AnswerOf<E>,
  asked: Readonly<Record<string, string>> = {},
  options: { once?: boolean } = {},
): RequestHandler {
  endpoint.answer.parse(answer);
  const handle: Handle = ({ url }) => {
    const { searchParams } = new URL(url);
    if (Object.entries(asked).some(([name, value]) => searchParams.get(name) !== value)) return undefined;
    return HttpResponse.json(answer as never, { status: endpoint.status ?? 200 });
  };
  return onCall(endpoint, handle, options);
}

/** A list with nothing in it, as a call answers it. */
export const nothing = {
  success: true as const,
  data: [],
  pagination: { page: 1, pageSize: 20, totalPages: 0, totalCount: 0, countIsCapped: false, nextCursor: null },
};

/** Refuses a call with one of its declared errors; an undeclared one throws at once. `once`: the next one is answered as ever. */
export function mockRefusal(
  endpoint: Endpoint,
  code: ErrorCode,
  about: { message: string } & Partial<Pick<ErrorBody, "fields" | "data">>,
  options: { once?: boolean } = {},
): RequestHandler {
  if (!declaredErrors(endpoint).includes(code))
    throw new Error(`${endpoint.route.path} never answers ${code}`);
  const body: ErrorBody = { success: false, code, error: about.message, ...about };
  return onCall(endpoint, () => HttpResponse.json(body, { status: errorStatus[code] }), options);
}

/** Leaves a call without an answer: the loading state. */
export function mockSilence(endpoint: Endpoint): RequestHandler {
  return onCall(endpoint, async () => {
    await delay("infinite");
    return HttpResponse.error();
  });
}

/** Breaks a call as a lost network does; `once`: the next one is answered as ever. */
export function mockNetworkFailure(endpoint: Endpoint, options: { once?: boolean } = {}): RequestHandler {
  return onCall(endpoint, () => HttpResponse.error(), options);
}

interface Sample {
  endpoint: Endpoint;
  /** What stands between the slashes of its path. */
  segments: readonly string[];
  answer: unknown;
}

/** Literal paths before those with parameters. */
const samples: readonly Sample[] = Object.values(domainMocks)
  .flatMap(({ contract, answers }) =>
    Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({
      endpoint,
      segments: endpoint.route.path.split("/"),
      answer: answers[name],
    })),
  )
  .sort((a, b) => a.endpoint.route.path.split(":").length - b.endpoint.route.path.split(":").length);

function sampleOf({ method, url }: Request): Sample | undefined {
  const asked = new URL(url).pathname.split("/");
  return samples.find(
    ({ endpoint, segments }) =>
      endpoint.route.method === method &&
      segments.length === asked.length &&
      segments.every((segment, at) => segment === asked[at] || (segment.startsWith(":") && asked[at] !== "")),
  );
}

/**
 * The whole contract, with the answers of each domain. One handler: every call is held against each, and reads the page's cookies for it.
 */
export const sampleHandler: RequestHandler = http.all("*/api/*", ({ request }) => {
  const sample = sampleOf(request);
  return sample && HttpResponse.json(sample.answer as never, { status: sample.endpoint.status ?? 200 });
});
export { noRows, onlyPage } from "./only-page.ts";
