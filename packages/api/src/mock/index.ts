import { delay, HttpResponse, http, type RequestHandler } from "msw";
import { accountContract } from "../account/contract.ts";
import { authContract } from "../auth/contract.ts";
import { consentsContract } from "../consents/contract.ts";
import { type AnswerOf, declaredErrors, type Endpoint } from "../http/contract.ts";
import { type ErrorBody, type ErrorCode, errorStatus } from "../http/error-codes.ts";
import { jobiContract } from "../jobi/contract.ts";
import { mailContract } from "../mail/contract.ts";
import { missionsContract } from "../missions/contract.ts";
import { newsletterContract } from "../newsletter/contract.ts";
import { notificationsContract } from "../notifications/contract.ts";
import { placesContract } from "../places/contract.ts";
import { proposalsContract } from "../proposals/contract.ts";
import { usersContract } from "../users/contract.ts";
import { sampleAnswers } from "./answers.ts";

type Handle = (request: Request) => Response | Promise<Response>;

function onCall(endpoint: Endpoint, handle: Handle, options: { once?: boolean } = {}): RequestHandler {
  const method = endpoint.route.method.toLowerCase() as "get" | "post" | "put" | "patch" | "delete";
  return http[method](`*${endpoint.route.path}`, ({ request }) => handle(request), options);
}

/** Answers a call with a lawful answer; one that breaks the contract throws at once. */
export function mockAnswer<E extends Endpoint>(endpoint: E, answer: AnswerOf<E>): RequestHandler {
  endpoint.answer.parse(answer);
  return onCall(endpoint, () => HttpResponse.json(answer as never, { status: endpoint.status ?? 200 }));
}

/** Refuses a call with one of its declared errors; an undeclared one throws at once. */
export function mockRefusal(
  endpoint: Endpoint,
  code: ErrorCode,
  about: { message: string } & Partial<Pick<ErrorBody, "fields" | "data">>,
): RequestHandler {
  if (!declaredErrors(endpoint).includes(code))
    throw new Error(`${endpoint.route.path} never answers ${code}`);
  const body: ErrorBody = { success: false, code, error: about.message, ...about };
  return onCall(endpoint, () => HttpResponse.json(body, { status: errorStatus[code] }));
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

/** Every domain of the contract. */
export const contracts = {
  account: accountContract,
  auth: authContract,
  users: usersContract,
  consents: consentsContract,
  mail: mailContract,
  places: placesContract,
  jobi: jobiContract,
  newsletter: newsletterContract,
  notifications: notificationsContract,
  missions: missionsContract,
  proposals: proposalsContract,
};

/** The whole contract as request handlers, with the sample answers; literal paths before those with parameters. */
export const sampleHandlers: RequestHandler[] = Object.entries(contracts)
  .flatMap(([domain, contract]) =>
    Object.entries<Endpoint>(contract).map(([name, endpoint]) => ({
      endpoint,
      answer: (sampleAnswers as Record<string, Record<string, unknown>>)[domain]?.[name] as never,
    })),
  )
  .sort((a, b) => a.endpoint.route.path.split(":").length - b.endpoint.route.path.split(":").length)
  .map(({ endpoint, answer }) => mockAnswer(endpoint, answer));
